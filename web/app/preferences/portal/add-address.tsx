import { Form } from 'react-router'
import { m } from '#messages'
import { useBusy } from '../../forms/use-busy.ts'
import { useRefusal } from '../../forms/use-refusal.ts'
import { useSingleSubmit } from '../../forms/use-single-submit.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { EmailInput } from '../../ui/fields/email-input.tsx'
import { Field } from '../../ui/fields/field.tsx'

/** For an account without an e-mail address. */
export function AddAddress({ result }: { result: unknown }) {
  const { form, errorOf, onChange } = useRefusal(result)
  return (
    <section aria-label={m.preferences_no_email()} className="rounded-card bg-ground px-4 py-4 sm:px-5">
      <h2 className="text-sm font-semibold">{m.preferences_no_email()}</h2>
      <p className="mt-0.5 text-xs text-ink-2">{m.preferences_no_email_text()}</p>
      <Form
        ref={form}
        method="post"
        noValidate
        onSubmit={useSingleSubmit()}
        onChange={onChange}
        className="mt-3 grid gap-3 sm:grid-cols-[minmax(0,22rem)_auto] sm:justify-start"
      >
        <Field label={m.preferences_address()} error={errorOf('email')}>
          <EmailInput name="email" maxLength={200} />
        </Field>
        <Button
          type="submit"
          variant="ink"
          busy={useBusy()}
          busyLabel={m.preferences_adding()}
          className="max-sm:w-full sm:mt-7 sm:self-start"
        >
          {m.preferences_add()}
        </Button>
      </Form>
    </section>
  )
}
