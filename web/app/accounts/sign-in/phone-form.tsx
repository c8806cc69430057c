import { Form } from 'react-router'
import { useBusy } from '../../forms/use-busy.ts'
import { useRefusal } from '../../forms/use-refusal.ts'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { PhoneInput } from '../../ui/fields/phone-input.tsx'
import { fillIn } from './fill-in.ts'
import { m } from '#messages'

/** Asks for a mobile number. */
export function PhoneForm({ result }: { result: unknown }) {
  const { form, errorOf, onChange } = useRefusal(result)
  return (
    <Form ref={form} method="post" noValidate onChange={onChange} className="mt-8 grid gap-5">
      <Field label={m.accounts_mobile()} help={m.accounts_mobile_help()} error={errorOf('contact')}>
        <PhoneInput ref={fillIn} name="contact" />
      </Field>
      <SubmitButton size="lg" busy={useBusy()} busyLabel={m.accounts_sending()}>
        {m.accounts_proceed()}
      </SubmitButton>
    </Form>
  )
}
