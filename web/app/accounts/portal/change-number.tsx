import { CHANGE_NUMBER, LOST_NUMBER, PROFILE } from 'contract/core/paths'
import { useState } from 'react'
import { Form, redirect, useFetcher, type ShouldRevalidateFunctionArgs } from 'react-router'
import { api } from '../../api/client.ts'
import { brand, telLink } from '../../brand/brand.tsx'
import { isRefusal, refusalOf, type Refusal } from '../../forms/refusal.ts'
import { submit, valuesOf } from '../../forms/submit.ts'
import { useBusy } from '../../forms/use-busy.ts'
import { useRefusal } from '../../forms/use-refusal.ts'
import { useSingleSubmit } from '../../forms/use-single-submit.ts'
import { BackLink } from '../../portal/back-link.tsx'
import { PortalError } from '../../portal/portal-error.tsx'
import { showProfile } from '../../session/profile.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { TextLink } from '../../ui/buttons/text-link.tsx'
import { StepBar } from '../../ui/data/step-bar.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { SkeletonForm } from '../../ui/feedback/skeleton-form.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { OtpInput } from '../../ui/fields/otp-input.tsx'
import { PasswordInput } from '../../ui/fields/password-input.tsx'
import { PhoneInput } from '../../ui/fields/phone-input.tsx'
import { beginFlow, endFlow, flowOf, forgetNumber, markProven, type OtpFlow } from '../sign-in/otp-flow.ts'
import { OtpForm } from '../sign-in/otp-form.tsx'
import { otpToSend } from '../sign-in/otp-to-send.ts'
import { SentTo, spaced } from '../sign-in/sent-to.tsx'
import type { Route } from './+types/change-number'
import { m } from '#messages'

/** `?other` asks for another number than the one that a code went to. */
const ANOTHER = `${CHANGE_NUMBER}?other`

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  if (new URL(request.url).searchParams.has('other')) {
    endFlow('number')
    throw redirect(CHANGE_NUMBER)
  }
  const { data: profile } = await api.accounts.profile(undefined, { signal: request.signal })
  showProfile(profile)
  const flow = flowOf('number')
  // What was begun for a number that one has by now is over.
  return { own: profile.contact, flow: flow?.contact === profile.contact ? undefined : flow }
}

export const HydrateFallback = () => (
  <main id="main" className="mx-auto w-full max-w-md px-5 py-14 lg:py-20">
    <SkeletonForm label={m.accounts_loading()} fields={2} />
  </main>
)

/** A form that was refused stays as it is. */
export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  isRefusal(actionResult) ? false : defaultShouldRevalidate

export async function clientAction({ request }: Route.ClientActionArgs): Promise<Refusal | Response | null> {
  const { intent, ...values } = valuesOf(await request.formData())
  const contact = flowOf('number')?.contact ?? ''
  if (intent === 'begin') return sendCode(values.contact, { own: values.own })
  if (intent === 'resend') return sendCode(contact, { say: true })
  if (intent === 'own-code') return sendOwnCode()
  if (intent === 'verify') return prove(contact, values.otp)
  const { way, otp = '', ...rest } = values
  // A field that was left empty is not among the values: the code is asked for, and not the password.
  const proof = way === 'code' ? { ...rest, otp: otpToSend(String(otp)) } : rest
  const result = await submit(api.accounts.changeNumber, { values: { contact, ...proof } })
  if (isRefusal(result)) return result
  endFlow('number')
  forgetNumber()
  showProfile(result.data)
  toast.success(result.message)
  return redirect(PROFILE)
}

interface Sending {
  say?: boolean
  /** the number that one has: no other one */
  own?: unknown
}

async function sendCode(typed: unknown, { say = false, own }: Sending = {}): Promise<Refusal | null> {
  const result = await submit(api.accounts.requestNumberCode, {
    values: { contact: typed },
    narrow: (body) =>
      body.refine(({ contact }) => contact !== own, { error: m.accounts_number_is_yours, path: ['contact'] }),
  })
  if (isRefusal(result)) return result
  beginFlow('number', result.data)
  if (say) toast.success(result.message)
  return null
}

/** To the number that one has. */
async function sendOwnCode(): Promise<Refusal | null> {
  try {
    const { data } = await api.accounts.profile()
    const { message } = await api.accounts.requestNumberCode({ body: { contact: data.contact } })
    toast.success(message)
    return null
  } catch (error) {
    return refusalOf(error)
  }
}

async function prove(contact: string, otp: unknown): Promise<Refusal | null> {
  const result = await submit(api.accounts.proveNewNumber, {
    values: { contact, otp: otpToSend(otp as FormDataEntryValue | null) },
  })
  if (isRefusal(result)) return result
  markProven('number')
  return null
}

/** `/baltra-change-number`: the new number, the code that went there, and a proof that one is the account's owner. */
export default function ChangeNumber({ loaderData: { own, flow }, actionData }: Route.ComponentProps) {
  const step = flow ? (flow.proven ? 2 : 1) : 0
  return (
    <main id="main" className="mx-auto w-full max-w-md px-5 pt-4 pb-20 lg:pt-10 lg:pb-28">
      <title>{`${m.accounts_change_number()} | ${brand.name}`}</title>
      <BackLink to={PROFILE}>{m.accounts_my_account()}</BackLink>
      <div className="mt-2 mb-8">
        <StepBar label={m.accounts_change_number()} steps={STEPS.map((name) => name())} current={step} />
      </div>
      {!flow && <NumberStep own={own} result={actionData} />}
      {flow && !flow.proven && <CodeStep flow={flow} result={actionData} />}
      {flow?.proven && <OwnerStep own={own} contact={flow.contact} result={actionData} />}
    </main>
  )
}

const STEPS = [m.accounts_step_number, m.accounts_step_code, m.accounts_step_confirm]

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <PortalError error={error} back={{ to: PROFILE, text: m.accounts_my_account() }} />
)

function NumberStep({ own, result }: { own: string; result: unknown }) {
  const { form, errorOf, onChange } = useRefusal(result)
  return (
    <>
      <h1 className="text-title">{m.accounts_change_number()}</h1>
      <p className="mt-3 text-ink-2">{m.accounts_change_number_text({ number: `+977 ${spaced(own)}` })}</p>
      <Form
        ref={form}
        method="post"
        noValidate
        onChange={onChange}
        onSubmit={useSingleSubmit()}
        className="mt-8 grid gap-5"
      >
        <input type="hidden" name="intent" value="begin" />
        <input type="hidden" name="own" value={own} />
        <Field label={m.accounts_number_new()} help={m.accounts_mobile_help()} error={errorOf('contact')}>
          <PhoneInput name="contact" autoComplete="off" />
        </Field>
        <Button type="submit" size="lg" busy={useBusy()} busyLabel={m.accounts_sending()}>
          {m.accounts_proceed()}
        </Button>
      </Form>
    </>
  )
}

function CodeStep({ flow, result }: { flow: OtpFlow; result: unknown }) {
  const taken = isRefusal(result) && result.code === 'number_has_account' ? result : undefined
  return (
    <>
      <h1 className="text-title">{m.accounts_enter_code()}</h1>
      <p className="mt-3 text-ink-2">
        <SentTo contact={flow.contact} change={ANOTHER} />
      </p>
      {taken ? (
        <Note tone="error" className="mt-7">
          <p>{taken.message}</p>
          <div className="mt-4 flex flex-wrap gap-2.5">
            <ButtonLink to={telLink(brand.phone)} size="sm">
              {m.accounts_call({ phone: brand.phone })}
            </ButtonLink>
            <ButtonLink to={ANOTHER} size="sm" variant="outline">
              {m.accounts_other_number()}
            </ButtonLink>
          </div>
        </Note>
      ) : (
        <OtpForm flow={flow} result={result} />
      )}
    </>
  )
}

interface OwnerStepProps {
  own: string
  contact: string
  result: unknown
}

/** The password, or a code to the number that one has. */
function OwnerStep({ own, contact, result }: OwnerStepProps) {
  const { form, errorOf, onChange } = useRefusal(result)
  const [byCode, setByCode] = useState(false)
  const asking = useFetcher()
  useRefusal(asking.data)
  const askForCode = async () => {
    setByCode(true)
    await asking.submit({ intent: 'own-code' }, { method: 'post' })
  }
  return (
    <>
      <h1 className="text-title">{m.accounts_number_owner_title()}</h1>
      <p className="mt-3 text-ink-2">
        {byCode
          ? m.accounts_number_owner_code({ number: `+977 ${spaced(own)}` })
          : m.accounts_number_owner_text({ number: `+977 ${spaced(contact)}` })}
      </p>
      <Form
        ref={form}
        method="post"
        noValidate
        onChange={onChange}
        onSubmit={useSingleSubmit()}
        className="mt-7 grid gap-5"
      >
        <input type="hidden" name="intent" value="confirm" />
        <input type="hidden" name="way" value={byCode ? 'code' : 'password'} />
        <input hidden type="text" readOnly autoComplete="username" value={own} />
        {byCode ? (
          <Field label={m.accounts_six_digits()} error={errorOf('otp')}>
            <OtpInput name="otp" autoFocus />
          </Field>
        ) : (
          <Field label={m.accounts_password_label()} error={errorOf('password')}>
            <PasswordInput name="password" autoComplete="current-password" />
          </Field>
        )}
        <Checkbox name="complaints_follow" value="true" defaultChecked>
          {m.accounts_number_follow()}
        </Checkbox>
        <Button type="submit" size="lg" busy={useBusy('confirm')} busyLabel={m.accounts_saving()}>
          {m.accounts_change_number()}
        </Button>
      </Form>
      <div className="mt-4 flex flex-wrap items-center gap-x-5 text-sm">
        <Button
          variant="quiet"
          size="sm"
          className="-ml-3"
          busy={asking.state !== 'idle'}
          busyLabel={m.accounts_sending()}
          onClick={() => (byCode ? setByCode(false) : void askForCode())}
        >
          {byCode ? m.accounts_number_by_password() : m.accounts_number_by_code({ number: spaced(own) })}
        </Button>
        <TextLink to={LOST_NUMBER} className="inline-flex min-h-11 items-center text-ink-2">
          {m.accounts_number_lost()}
        </TextLink>
      </div>
    </>
  )
}
