import { OFFICE } from 'contract/core/paths'
import Info from 'lucide-react/icons/info'
import KeyRound from 'lucide-react/icons/key-round'
import type { Profile } from 'contract/accounts/endpoints'
import { useState } from 'react'
import { m } from '#messages'
import { api } from '../../api/client.ts'
import type { OfficeHandle } from '../../office/crumbs.ts'
import { AbsentDetail, DetailCard, DetailHead, DetailPage, DetailSkeleton, Facts } from '../../office/detail.tsx'
import { savedRow, unlessRefused } from '../../office/saved-row.ts'
import { needs } from '../../session/guard.ts'
import { passwordPageOf } from '../../session/session.ts'
import { showProfile } from '../../session/profile.ts'
import { Avatar } from '../../ui/data/avatar.tsx'
import { Badge } from '../../ui/data/badge.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { longDate } from '../../ui/format/dates.ts'
import type { Route } from './+types/profile'
import { FACTORS_ANCHOR } from '../../factors/factor-due.tsx'
import { OwnFactors } from '../../factors/own-factors.tsx'
import { AccountForm } from './account-form.tsx'
import { genderLabel } from './gender-label.ts'
import { fullName } from './person-columns.tsx'
import { ProfileFields } from './profile-fields.tsx'
import { submitChanges } from './submit-changes.ts'
import { ROLE_NAME } from '../role-name.ts'

export const handle: OfficeHandle = { crumbs: () => [{ text: m.accounts_office_profile() }] }
export const clientMiddleware = [needs('account.own')]
export const clientLoader = ({ request: { signal } }: Route.ClientLoaderArgs) =>
  savedRow(api.accounts.profile(undefined, { signal }))
export const shouldRevalidate = unlessRefused
export const clientAction = async ({ request }: Route.ClientActionArgs) =>
  submitChanges(api.accounts.updateProfile, {
    form: await request.formData(),
    signal: request.signal,
    onSaved: ({ data }) => showProfile(data),
  })
export const HydrateFallback = DetailSkeleton

/** `/baltra-admin-dashboard/admin-profile-information` */
export default function ProfileScreen({ loaderData: found, actionData }: Route.ComponentProps) {
  if (!found)
    return <AbsentDetail words={m.accounts_office_absent()} back={OFFICE} list={m.accounts_office_dashboard()} />
  return (
    <DetailPage title={m.accounts_office_profile()}>
      <ProfileCards profile={found.row} version={found.version} result={actionData} key={found.version} />
      {/* It stays as it is while the profile is saved: it may show recovery codes, which come once. */}
      <div id={FACTORS_ANCHOR} className="mt-5 scroll-mt-5">
        <DetailCard title={m.factors_security()}>
          <OwnFactors />
        </DetailCard>
      </div>
    </DetailPage>
  )
}

interface ProfileCardsProps {
  profile: Profile
  version: number
  result: unknown
}

function ProfileCards({ profile, version, result }: ProfileCardsProps) {
  // The preview follows the typing.
  const [typed, type] = useState({ firstname: profile.firstname, lastname: profile.lastname })
  const name = fullName(typed)
  return (
    <>
      <DetailHead
        title={name || m.accounts_office_profile()}
        state={<Badge tone="line">{ROLE_NAME[profile.role]()}</Badge>}
        facts={<span>{m.accounts_office_joined_on({ when: longDate(profile.date_joined) })}</span>}
        actions={
          <ButtonLink to={passwordPageOf(profile.role)} variant="line" size="sm">
            <KeyRound />
            {m.accounts_office_change_password()}
          </ButtonLink>
        }
      />
      <p className="mt-4 flex items-center gap-2 text-xs text-ink-2">
        <Info className="size-4 shrink-0" aria-hidden />
        {m.accounts_office_verified_only()}
      </p>
      <div className="mt-6 grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <DetailCard title={m.accounts_office_information()}>
          <AccountForm
            before={profile}
            version={version}
            result={result}
            verb={m.accounts_office_save()}
            busyLabel={m.accounts_office_saving()}
            back={OFFICE}
            list={m.accounts_office_cancel()}
          >
            {(errorOf) => (
              <ProfileFields
                profile={profile}
                errorOf={errorOf}
                onName={(field, text) => type((before) => ({ ...before, [field]: text }))}
              />
            )}
          </AccountForm>
        </DetailCard>
        <DetailCard title={m.accounts_office_summary()}>
          <div className="mb-5 flex items-center gap-4">
            <Avatar name={name} src={profile.image_url} size="lg" />
            <p className="min-w-0 text-lead font-semibold wrap-anywhere">{name}</p>
          </div>
          <Facts
            items={[
              [m.accounts_office_email(), profile.email],
              [m.accounts_office_phone(), profile.contact],
              [m.accounts_office_gender(), genderLabel(profile.gender)],
              [m.accounts_office_role(), ROLE_NAME[profile.role]()],
            ]}
          />
        </DetailCard>
      </div>
    </>
  )
}
