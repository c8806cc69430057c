import { CHANGE_NUMBER, PREFERENCES, PROFILE, SHOP_HOME } from 'contract/core/paths'
import type { Profile } from 'contract/accounts/endpoints'
import { Form, type ShouldRevalidateFunctionArgs } from 'react-router'
import { api } from '../../api/client.ts'
import { brand } from '../../brand/brand.tsx'
import { loadBody } from '../../forms/body-of.ts'
import { isRefusal } from '../../forms/refusal.ts'
import { valuesOf } from '../../forms/submit.ts'
import { useBusy } from '../../forms/use-busy.ts'
import { useRefusal } from '../../forms/use-refusal.ts'
import { dropDraft } from '../../forms/draft.ts'
import { DraftNote } from '../../forms/draft-note.tsx'
import { useDraft, type FormDraft } from '../../forms/use-draft.ts'
import { FormGroup } from '../../portal/form-group.tsx'
import { PortalError } from '../../portal/portal-error.tsx'
import { UploadUnderWay } from '../../forms/upload-under-way.tsx'
import { submitUpload } from '../../forms/upload.ts'
import { useSingleSubmit } from '../../forms/use-single-submit.ts'
import { showProfile } from '../../session/profile.ts'
import { Avatar } from '../../ui/data/avatar.tsx'
import { Badge } from '../../ui/data/badge.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { TextLink } from '../../ui/buttons/text-link.tsx'
import { DistrictFields } from '../../ui/fields/district-fields.tsx'
import { DateField } from '../../ui/fields/date-field.tsx'
import { monthYear } from '../../ui/format/dates.ts'
import { FieldGroup } from '../../ui/fields/field-group.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { FileDrop } from '../../ui/fields/file-drop.tsx'
import { PHOTO_RULE } from '../../ui/fields/file-rules.ts'
import { whole } from '../../ui/format/numbers.ts'
import { PhoneInput } from '../../ui/fields/phone-input.tsx'
import { Plate, PlateCell } from '../../ui/data/plate.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { RadioCard } from '../../ui/fields/radio-card.tsx'
import { SkeletonForm } from '../../ui/feedback/skeleton-form.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import type { Route } from './+types/profile'
import { CalendarOptions } from '../calendar-options.tsx'
import { AccountPlaces } from './account-places.tsx'
import { possibleBirthDate } from '../birth-date.ts'
import { changedFields } from '../changed-fields.ts'
import { tierLabel } from '../../extensions/tier-label.ts'
import { m } from '#messages'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const [{ data: profile }] = await Promise.all([
    api.accounts.profile(undefined, { signal: request.signal }),
    // Here already, so that the form can be checked when the connection is gone.
    loadBody(api.accounts.updateProfile),
  ])
  showProfile(profile)
  return { profile }
}

export const HydrateFallback = () => (
  <main id="main" className="mx-auto w-full max-w-2xl px-5 py-14">
    <SkeletonForm label={m.accounts_loading_profile()} fields={8} />
  </main>
)

/** A form that was refused stays as it is. */
export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  isRefusal(actionResult) ? false : defaultShouldRevalidate

/** Sends what differs from the profile as it is now, and nothing else. */
export async function clientAction({ request }: Route.ClientActionArgs) {
  const { before, ...typed } = valuesOf(await request.formData())
  const values = withWholePlace(changedFields(typed, JSON.parse(String(before)) as Partial<Profile>), typed)
  if (Object.keys(values).length === 0) {
    dropDraft(PROFILE)
    toast.info(m.accounts_nothing_to_save())
    return null
  }
  const result = await submitUpload(api.accounts.updateProfile, {
    values,
    narrow: (body) => body.extend({ dob: possibleBirthDate(body.shape.dob) }),
    signal: request.signal,
    repeatable: true,
  })
  if (isRefusal(result)) return result
  dropDraft(PROFILE)
  showProfile(result.data)
  toast.success(result.message)
  return null
}

/** A local level and its ward are one: what of them is not sent is not known. One that was emptied is taken away by its own field. */
function withWholePlace(changed: Record<string, unknown>, { local_level, ward }: Record<string, unknown>) {
  if (!('local_level' in changed) && !('ward' in changed)) return changed
  return { ...changed, ...(local_level ? { local_level, ward } : { no_local_level: true }) }
}

/** `/baltra-profileInformation` */
export default function ProfileInformation({ loaderData: { profile }, actionData }: Route.ComponentProps) {
  return (
    <main id="main" className="mx-auto w-full max-w-shop px-5 py-8 pb-20 lg:px-10 lg:py-14 lg:pb-28">
      <title>{`${m.accounts_my_account()} | ${brand.name}`}</title>
      <h1 className="text-title">{m.accounts_my_account()}</h1>
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 lg:grid-cols-[20rem_minmax(0,42rem)] lg:items-start">
        <aside
          aria-label={m.accounts_your_account()}
          className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:sticky lg:top-24"
        >
          <div className="flex items-center gap-4">
            <Avatar name={fullName(profile)} src={profile.image_url} size="lg" />
            <div className="min-w-0">
              <p className="text-heading wrap-anywhere">{fullName(profile)}</p>
              <p className="mt-0.5 text-xs wrap-anywhere text-ink-2">{profile.email}</p>
            </div>
          </div>
          <Plate columns={2}>
            <PlateCell label={m.accounts_reward_points()}>{whole(profile.reward_points)}</PlateCell>
            <PlateCell label={m.accounts_tier()}>
              {profile.tier && <Badge tone="line">{tierLabel(profile.tier)}</Badge>}
            </PlateCell>
            <PlateCell label={m.accounts_member_since()} className="col-span-2">
              {monthYear(profile.date_joined)}
            </PlateCell>
          </Plate>
          <AccountPlaces />
        </aside>
        <KeptProfileForm profile={profile} result={actionData} />
      </div>
    </main>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <PortalError error={error} back={{ to: SHOP_HOME, text: m.accounts_go_home() }} />
)

/** Unsaved changes are restored; saving removes the draft. */
function KeptProfileForm({ profile, result }: { profile: Profile; result: unknown }) {
  const draft = useDraft(PROFILE, profile)
  return <ProfileForm key={`${profile.image_url} ${draft.key}`} stored={profile} result={result} draft={draft} />
}

function ProfileForm({ stored, result, draft }: { stored: Profile; result: unknown; draft: FormDraft }) {
  const profile: Profile = { ...stored, ...changesIn(draft.texts) }
  const { form, errorOf, onChange } = useRefusal(result)
  return (
    <Form
      ref={form}
      method="post"
      encType="multipart/form-data"
      noValidate
      onSubmit={useSingleSubmit()}
      onChange={(event) => {
        onChange(event)
        draft.onChange(event)
      }}
      className="-mt-9 max-lg:mt-0"
    >
      <input type="hidden" name="before" value={JSON.stringify(stored)} />
      <DraftNote draft={draft} className="mt-9 -mb-5" />
      <FormGroup legend={m.accounts_you()}>
        <Field label={m.accounts_first_name()} error={errorOf('firstname')}>
          <TextInput name="firstname" defaultValue={profile.firstname} autoComplete="given-name" />
        </Field>
        <Field label={m.accounts_last_name()} error={errorOf('lastname')}>
          <TextInput name="lastname" defaultValue={profile.lastname} autoComplete="family-name" />
        </Field>
        <FieldGroup label={m.accounts_gender()} error={errorOf('gender')}>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] gap-2">
            <RadioCard
              name="gender"
              value="male"
              title={m.accounts_male()}
              defaultChecked={profile.gender === 'male'}
            />
            <RadioCard
              name="gender"
              value="female"
              title={m.accounts_female()}
              defaultChecked={profile.gender === 'female'}
            />
            {profile.gender === 'other' && (
              <RadioCard name="gender" value="other" title={m.accounts_other()} defaultChecked />
            )}
          </div>
        </FieldGroup>
        <DateField name="dob" label={m.accounts_birth()} defaultValue={profile.dob} error={errorOf('dob')} isBirthday />
        <Field label={m.accounts_calendar()} help={m.accounts_calendar_help()} error={errorOf('calendar')}>
          <Select name="calendar" defaultValue={profile.calendar}>
            <CalendarOptions />
          </Select>
        </Field>
        <FileDrop
          label={m.accounts_picture()}
          name="image"
          rule={PHOTO_RULE}
          stored={profile.image_url || undefined}
          error={errorOf('image')}
        />
      </FormGroup>
      <FormGroup legend={m.accounts_reach()}>
        <Field
          label={m.accounts_mobile()}
          help={<Elsewhere to={CHANGE_NUMBER}>{m.accounts_change_number()}</Elsewhere>}
        >
          <PhoneInput value={profile.contact} readOnly />
        </Field>
        <Field
          label={m.accounts_email()}
          help={
            <Elsewhere to={`${PREFERENCES}#address`}>
              {profile.email === '' ? m.accounts_email_add() : m.accounts_email_change()}
            </Elsewhere>
          }
        >
          <TextInput type="email" value={profile.email} readOnly />
        </Field>
        <DistrictFields
          label={m.accounts_district()}
          initial={{ ...profile, ward: Number(profile.ward) || null }}
          errorOf={errorOf}
        />
        <Field label={m.accounts_city()} error={errorOf('city')}>
          <TextInput name="city" defaultValue={profile.city} autoComplete="address-level2" />
        </Field>
        <Field label={m.accounts_address()} error={errorOf('customerAddress')} className="sm:col-span-2">
          <TextInput
            name="customerAddress"
            defaultValue={profile.customerAddress}
            autoComplete="street-address"
            placeholder={m.accounts_address_example()}
          />
        </Field>
      </FormGroup>
      <div className="mt-9 empty:hidden">
        <UploadUnderWay />
      </div>
      <Button
        type="submit"
        size="lg"
        busy={useBusy()}
        busyLabel={m.accounts_saving()}
        className="mt-5 max-sm:w-full sm:min-w-48"
      >
        {m.accounts_save_changes()}
      </Button>
    </Form>
  )
}

/** Where a field is changed that this form only shows. */
const Elsewhere = ({ to, children }: { to: string; children: string }) => (
  <TextLink to={to} className="inline-flex min-h-8 items-center pointer-coarse:min-h-11">
    {children}
  </TextLink>
)

/** What a draft changed, and no more: the rest may have been changed elsewhere meanwhile. */
function changesIn({ before, ...texts }: Record<string, string>): Partial<Profile> {
  return before ? changedFields(texts, JSON.parse(before) as Partial<Profile>) : {}
}

const fullName = ({ firstname, lastname }: Profile) => `${firstname} ${lastname}`.trim()
