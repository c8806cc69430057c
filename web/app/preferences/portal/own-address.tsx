import { useState } from 'react'
import { Form } from 'react-router'
import { m } from '#messages'
import { useBusy } from '../../forms/use-busy.ts'
import { useRefusal } from '../../forms/use-refusal.ts'
import { useSingleSubmit } from '../../forms/use-single-submit.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { EmailInput } from '../../ui/fields/email-input.tsx'
import { Field } from '../../ui/fields/field.tsx'

interface OwnAddressProps {
  /** empty without one */
  email: string
  /** whether this installation sends e-mails */
  canEmail: boolean
  result: unknown
}

/** Adds an e-mail address to an account, or puts another in its place. */
export function OwnAddress({ email, canEmail, result }: OwnAddressProps) {
  const [isOpen, setOpen] = useState(email === '')
  const title = email === '' ? m.preferences_no_email() : m.preferences_own_address({ email })
  const text = email === '' ? m.preferences_no_email_text() : m.preferences_own_address_text()
  return (
    <section id="address" aria-label={title} className="rounded-card bg-ground px-4 py-4 sm:px-5">
      <h2 className="text-sm font-semibold wrap-anywhere">{title}</h2>
      <p className="mt-0.5 text-xs text-ink-2">{canEmail ? text : m.preferences_no_sending()}</p>
      {isOpen ? (
        <AddressForm isFirst={email === ''} result={result} />
      ) : (
        <Button variant="outline" className="mt-3 max-sm:w-full" onClick={() => setOpen(true)}>
          {m.preferences_change()}
        </Button>
      )}
    </section>
  )
}

function AddressForm({ isFirst, result }: { isFirst: boolean; result: unknown }) {
  const { form, errorOf, onChange } = useRefusal(result)
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      onSubmit={useSingleSubmit()}
      onChange={onChange}
      className="mt-3 grid gap-3 sm:grid-cols-[minmax(0,22rem)_auto] sm:justify-start"
    >
      <Field label={m.preferences_address()} error={errorOf('email')}>
        <EmailInput name="email" maxLength={200} autoFocus={!isFirst} />
      </Field>
      <Button
        type="submit"
        variant="ink"
        busy={useBusy()}
        busyLabel={isFirst ? m.preferences_adding() : m.preferences_saving_address()}
        className="max-sm:w-full sm:mt-7 sm:self-start"
      >
        {isFirst ? m.preferences_add() : m.preferences_save_address()}
      </Button>
    </Form>
  )
}
