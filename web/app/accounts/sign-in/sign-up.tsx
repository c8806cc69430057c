import { SHOP_HOME, SIGN_IN } from 'contract/core/paths'
import { useState, type ReactNode } from 'react'
import { Form, Link, redirect, replace, useLocation } from 'react-router'
import { ApiError, isUnanswered } from '../../api/api-error.ts'
import { api } from '../../api/client.ts'
import { brand } from '../../brand/brand.tsx'
import { isRefusal } from '../../forms/refusal.ts'
import { SendsWhenOnline } from '../../forms/sends-when-online.tsx'
import { checkAndSend, submissionOf, valuesOf } from '../../forms/submit.ts'
import { useBusy } from '../../forms/use-busy.ts'
import { useRefusal } from '../../forms/use-refusal.ts'
import { nextAddress } from '../../session/guard.ts'
import { showProfile } from '../../session/profile.ts'
import { dropDraft } from '../../forms/draft.ts'
import { DraftNote } from '../../forms/draft-note.tsx'
import { useDraft, type FormDraft } from '../../forms/use-draft.ts'
import { beginSession } from '../../session/session.ts'
import { RichMessage } from '../../ui/format/rich-message.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { DistrictSelect } from '../../ui/fields/district-select.tsx'
import { DateField } from '../../ui/fields/date-field.tsx'
import { EmailInput } from '../../ui/fields/email-input.tsx'
import { FieldGroup } from '../../ui/fields/field-group.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { PasswordInput } from '../../ui/fields/password-input.tsx'
import { PhoneInput } from '../../ui/fields/phone-input.tsx'
import { RadioCard } from '../../ui/fields/radio-card.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import type { Route } from './+types/sign-up'
import { AccountPage, SIGN_UP_STEPS } from './account-page.tsx'
import { AccountSkeleton } from './account-skeleton.tsx'
import { possibleBirthDate } from '../birth-date.ts'
import { NewPasswordField } from '../new-password-field.tsx'
import { endFlow, flowOf, forgetNumber } from './otp-flow.ts'
import { redirectIfSignedIn } from './signed-out-only.ts'
import { m } from '#messages'

/** Shown only when the number is verified, otherwise it redirects to sign-in. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  redirectIfSignedIn(request)
  const flow = flowOf('sign-up')
  if (!flow?.proven) throw redirect(SIGN_IN)
  return { flow }
}
clientLoader.hydrate = true as const

export const HydrateFallback = AccountSkeleton

export async function clientAction({ request }: Route.ClientActionArgs) {
  const { contact, beginsAnew } = flowOf('sign-up') ?? {}
  const form = submissionOf(api.accounts.register, {
    values: { ...valuesOf(await request.formData()), contact, ...(beginsAnew && { begin_anew: true }) },
    narrow: (body) => body.safeExtend({ dob: possibleBirthDate(body.shape.dob) }),
  })
  const result = await checkAndSend({ ...form, send: (values) => enter(form.send(values), values as Entry) })
  if (isRefusal(result)) return result
  dropDraft(new URL(request.url).pathname)
  endFlow('sign-up')
  forgetNumber()
  beginSession(result.token)
  showProfile(result.data)
  toast.success(result.message)
  return replace(nextAddress(new URL(request.url).searchParams) ?? SHOP_HOME)
}

/**
 * Opens the account. Where it was opened before and only the answer was lost, the proof of the number is used up: the number
 * and the password of this form enter it.
 */
async function enter<Answer>(registering: Promise<Answer>, { contact, password }: Entry) {
  try {
    return await registering
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'not_verified') throw error
    return await api.accounts.login({ body: { contact, password } }).catch((failure: unknown) => {
      throw failure instanceof ApiError && isUnanswered(failure) ? failure : error
    })
  }
}

type Entry = Parameters<typeof api.accounts.login>[0]['body']

/** `/baltra-account-signUp` */
export default function SignUp(props: Route.ComponentProps) {
  const { pathname } = useLocation()
  const draft = useDraft(pathname)
  return <DetailsForm key={draft.key} {...props} kept={draft} />
}

function DetailsForm({ loaderData: { flow }, actionData, kept }: Route.ComponentProps & { kept: FormDraft }) {
  const draft = kept.texts
  const { form, errorOf, onChange } = useRefusal(actionData, { saysInvalid: true })
  const busy = useBusy()
  const [agreed, setAgreed] = useState(false)
  return (
    <AccountPage title={m.accounts_few_details()} text={m.accounts_details_text()} step={2} steps={SIGN_UP_STEPS} wide>
      <Form
        ref={form}
        method="post"
        noValidate
        onChange={(event) => {
          onChange(event)
          kept.onChange(event)
        }}
      >
        <DraftNote draft={kept} />
        <Group legend={m.accounts_you()}>
          <Field label={m.accounts_first_name()} error={errorOf('firstname')}>
            <TextInput name="firstname" autoComplete="given-name" defaultValue={draft.firstname} />
          </Field>
          <Field label={m.accounts_last_name()} error={errorOf('lastname')}>
            <TextInput name="lastname" autoComplete="family-name" defaultValue={draft.lastname} />
          </Field>
          <FieldGroup label={m.accounts_gender()} error={errorOf('gender')}>
            <div className="grid grid-cols-2 gap-2">
              <RadioCard
                name="gender"
                value="male"
                title={m.accounts_male()}
                defaultChecked={draft.gender === 'male'}
              />
              <RadioCard
                name="gender"
                value="female"
                title={m.accounts_female()}
                defaultChecked={draft.gender === 'female'}
              />
            </div>
          </FieldGroup>
          <DateField name="dob" label={m.accounts_birth()} defaultValue={draft.dob} error={errorOf('dob')} isBirthday />
        </Group>
        <Group legend={m.accounts_reach()}>
          <Field label={m.accounts_mobile()} help={m.accounts_verified()} error={errorOf('contact')}>
            <PhoneInput value={flow.contact} readOnly autoComplete="username" />
          </Field>
          <Field label={m.accounts_email()} error={errorOf('email')}>
            <EmailInput name="email" defaultValue={draft.email} />
          </Field>
          <Field label={m.accounts_district()} error={errorOf('district')}>
            <DistrictSelect name="district" defaultValue={draft.district ?? ''} />
          </Field>
          <Field label={m.accounts_city()} error={errorOf('city')}>
            <TextInput name="city" autoComplete="address-level2" defaultValue={draft.city} />
          </Field>
          <Field label={m.accounts_address()} error={errorOf('customerAddress')} className="sm:col-span-2">
            <TextInput
              name="customerAddress"
              autoComplete="street-address"
              placeholder={m.accounts_address_example()}
              defaultValue={draft.customerAddress}
            />
          </Field>
        </Group>
        <Group legend={m.accounts_password_label()}>
          <NewPasswordField
            name="password"
            label={m.accounts_password_label()}
            error={errorOf('password')}
            owner={flow}
          />
          <Field label={m.accounts_confirm_password()} error={errorOf('password1')}>
            <PasswordInput name="password1" autoComplete="new-password" />
          </Field>
        </Group>
        <Checkbox checked={agreed} onChange={({ target }) => setAgreed(target.checked)} className="mt-9">
          <RichMessage
            parts={m.accounts_agree.parts()}
            tags={{
              terms: (text) => <LegalLink to={brand.legal.terms}>{text}</LegalLink>,
              privacy: (text) => <LegalLink to={brand.legal.privacy}>{text}</LegalLink>,
            }}
          />
        </Checkbox>
        <div className="mt-5 empty:hidden">{!busy && <SendsWhenOnline result={actionData} form={form} />}</div>
        <div className="mt-5 grid gap-3 sm:flex sm:items-center">
          <Button
            type="submit"
            disabled={!agreed}
            busy={busy}
            busyLabel={m.accounts_creating()}
            className="max-sm:w-full sm:min-w-48"
          >
            {m.accounts_create()}
          </Button>
          {!agreed && <p className="text-xs text-ink-3">{m.accounts_tick()}</p>}
        </div>
      </Form>
    </AccountPage>
  )
}

const Group = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset className="mt-9">
    <legend className="mb-4 text-heading">{legend}</legend>
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">{children}</div>
  </fieldset>
)

const LegalLink = ({ to, children }: { to: string; children: string }) => (
  <Link
    to={to}
    target="_blank"
    rel="noreferrer"
    className="underline decoration-line-2 underline-offset-4 hover:decoration-red"
  >
    {children}
  </Link>
)
