import { Form } from 'react-router'
import { NewPasswordField } from '../accounts/new-password-field.tsx'
import { useBusy } from '../forms/use-busy.ts'
import { useRefusal } from '../forms/use-refusal.ts'
import { useSingleSubmit } from '../forms/use-single-submit.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Field } from '../ui/fields/field.tsx'
import { PhoneInput } from '../ui/fields/phone-input.tsx'
import { TextInput } from '../ui/fields/text-input.tsx'
import { m } from '#messages'

/** The account of the owner, with which the other steps are saved. */
export function AccountStep({ result }: { result: unknown }) {
  const { form, errorOf, onChange } = useRefusal(result)
  const busy = useBusy()
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      aria-label={m.first_start_account()}
      onChange={onChange}
      onSubmit={useSingleSubmit()}
      className="mt-8"
    >
      <input type="hidden" name="intent" value="account" />
      <div className="grid items-start gap-x-4 gap-y-6 sm:grid-cols-2">
        <Field label={m.accounts_first_name()} error={errorOf('firstname')}>
          <TextInput name="firstname" autoComplete="given-name" maxLength={100} />
        </Field>
        <Field label={m.accounts_last_name()} error={errorOf('lastname')}>
          <TextInput name="lastname" autoComplete="family-name" maxLength={100} />
        </Field>
        <Field label={m.accounts_mobile()} help={m.first_start_mobile_help()} error={errorOf('contact')}>
          <PhoneInput name="contact" autoComplete="username" />
        </Field>
        <NewPasswordField name="password" label={m.accounts_password_label()} error={errorOf('password')} />
      </div>
      <div className="mt-10 border-t border-line pt-6">
        <Button
          type="submit"
          size="lg"
          busy={busy}
          busyLabel={m.accounts_creating()}
          className="max-sm:w-full sm:min-w-48"
        >
          {m.accounts_create()}
        </Button>
      </div>
    </Form>
  )
}
