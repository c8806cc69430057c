import { SIGN_IN } from 'contract/core/paths'
import { Form, type ShouldRevalidateFunctionArgs } from 'react-router'
import { api } from '../../api/client.ts'
import { brand, telLink } from '../../brand/brand.tsx'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { isRefusal } from '../../forms/refusal.ts'
import { submit, valuesOf } from '../../forms/submit.ts'
import { useBusy } from '../../forms/use-busy.ts'
import { useRefusal } from '../../forms/use-refusal.ts'
import { useSingleSubmit } from '../../forms/use-single-submit.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { PhoneInput } from '../../ui/fields/phone-input.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import type { Route } from './+types/lost-number'
import { AccountPage } from './account-page.tsx'
import { fillIn } from './fill-in.ts'
import { NextLink } from './next-link.tsx'
import { m } from '#messages'

/** What was typed stays when it was refused. */
export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  isRefusal(actionResult) ? false : defaultShouldRevalidate

export async function clientAction({ request }: Route.ClientActionArgs) {
  const values = valuesOf(await request.formData())
  const result = await submit(api.enquiries.sendLostNumber, { values })
  return isRefusal(result) ? result : { phone: String(values.phone) }
}

/** `/baltra-lost-number`: whoever lost the number of their account tells staff, who correct it once they have called. */
export default function LostNumber({ actionData }: Route.ComponentProps) {
  const { form, errorOf, onChange } = useRefusal(actionData)
  const busy = useBusy()
  const onSubmit = useSingleSubmit()
  const call = (
    <ButtonLink to={telLink(brand.phone)} size="lg" variant="outline">
      {m.accounts_call({ phone: brand.phone })}
    </ButtonLink>
  )
  if (actionData && !isRefusal(actionData))
    return (
      <AccountPage title={m.accounts_lost_sent()} text={m.accounts_lost_sent_text({ number: actionData.phone })}>
        <div className="mt-8 grid gap-3">
          {call}
          <ButtonLink to={SIGN_IN} size="lg" variant="outline">
            {m.accounts_sign_in_title()}
          </ButtonLink>
        </div>
      </AccountPage>
    )
  return (
    <AccountPage title={m.accounts_lost_title()} text={m.accounts_lost_text()}>
      <Form ref={form} method="post" noValidate onChange={onChange} onSubmit={onSubmit} className="mt-8 grid gap-5">
        <Field label={m.accounts_lost_name()} error={errorOf('name')}>
          <TextInput name="name" autoComplete="name" maxLength={100} />
        </Field>
        <Field label={m.accounts_lost_old()} error={errorOf('old_number')}>
          <PhoneInput ref={fillIn} name="old_number" autoComplete="off" />
        </Field>
        <Field label={m.accounts_lost_new()} help={m.accounts_lost_new_help()} error={errorOf('phone')}>
          <PhoneInput name="phone" />
        </Field>
        <SubmitButton size="lg" busy={busy} busyLabel={m.accounts_sending()}>
          {m.accounts_lost_send()}
        </SubmitButton>
        {call}
      </Form>
      <p className="mt-6 text-sm text-ink-2">
        <NextLink to={SIGN_IN} className="inline-flex min-h-11 items-center">
          {m.accounts_sign_in()}
        </NextLink>
      </p>
    </AccountPage>
  )
}
