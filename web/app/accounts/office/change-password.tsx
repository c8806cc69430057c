import { OFFICE_PROFILE } from 'contract/core/office-paths'
import { m } from '#messages'
import { api } from '../../api/client.ts'
import type { OfficeHandle } from '../../office/crumbs.ts'
import { DetailPage, DetailSkeleton } from '../../office/detail.tsx'
import { unlessRefused } from '../../office/saved-row.ts'
import { needs } from '../../session/guard.ts'
import { dateTime } from '../../ui/format/dates.ts'
import { Note } from '../../ui/feedback/note.tsx'
import type { Route } from './+types/change-password'
import { endSignIns, isSignInIntent } from '../end-sign-ins.ts'
import { changePassword, PasswordForm } from '../password-form.tsx'
import { SignIns } from '../sign-ins.tsx'

export const handle: OfficeHandle = {
  crumbs: () => [
    { text: m.accounts_office_profile(), to: OFFICE_PROFILE },
    { text: m.accounts_office_change_password() },
  ],
}
export const clientMiddleware = [needs('account.own')]
export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  const [sessions, profile] = await Promise.all([
    api.sessions.list(undefined, { signal }),
    api.accounts.profile(undefined, { signal }),
  ])
  return { sessions: sessions.data, givenUntil: profile.data.password_until }
}
export const shouldRevalidate = unlessRefused
export async function clientAction({ request }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  return isSignInIntent(form.get('intent')) ? endSignIns(form) : changePassword({ request })
}
export const HydrateFallback = DetailSkeleton

/** `/baltra-admin-dashboard/admin-change-password` */
export default function ChangePassword({ loaderData, actionData }: Route.ComponentProps) {
  const { sessions, givenUntil } = loaderData
  return (
    <DetailPage title={m.accounts_office_change_password()}>
      <h1 className="text-heading">{m.accounts_office_change_password()}</h1>
      <p className="mt-1 mb-6 text-xs text-ink-2">{m.accounts_office_password_text()}</p>
      {givenUntil && (
        <Note title={m.accounts_office_own_password()} className="mb-6 max-w-2xl">
          {m.accounts_office_own_password_text({ when: dateTime(givenUntil) })}
        </Note>
      )}
      <div className="max-w-md">
        <PasswordForm result={actionData} variant="ink" />
      </div>
      <section className="mt-12 max-w-2xl" aria-label={m.accounts_office_sign_ins()}>
        <h2 className="text-heading">{m.accounts_office_sign_ins()}</h2>
        <p className="mt-1 mb-4 text-xs text-ink-2">{m.accounts_office_sign_ins_text()}</p>
        <SignIns sessions={sessions} />
      </section>
    </DetailPage>
  )
}
