import { Form } from 'react-router'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { useBusy } from '../../forms/use-busy.ts'
import { useRefusal } from '../../forms/use-refusal.ts'
import { useSingleSubmit } from '../../forms/use-single-submit.ts'
import { Field } from '../../ui/fields/field.tsx'
import { PhoneInput } from '../../ui/fields/phone-input.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'

/** Follows a repair without the link of the text message. */
export function TrackForm({ result }: { result: unknown }) {
  const { form, errorOf, onChange } = useRefusal(result)
  return (
    <section aria-labelledby="track" className="rounded-card bg-ground p-6 lg:p-9">
      <h2 id="track" className="text-heading">
        Follow a repair
      </h2>
      <p className="mt-1.5 text-sm text-ink-2">The job number is in the text message that we sent you.</p>
      <Form
        ref={form}
        method="post"
        noValidate
        aria-label="Follow a repair"
        onSubmit={useSingleSubmit()}
        onChange={onChange}
        className="mt-5 grid gap-5 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2"
      >
        <Field label="Job number" error={errorOf('job_no')}>
          <TextInput name="job_no" maxLength={60} autoComplete="off" autoCapitalize="characters" spellCheck={false} />
        </Field>
        <Field label="Mobile number" error={errorOf('contact')}>
          <PhoneInput name="contact" />
        </Field>
        <SubmitButton
          variant="ink"
          busy={useBusy()}
          busyLabel="Searching…"
          className="max-sm:w-full sm:justify-self-start"
        >
          Follow repair
        </SubmitButton>
      </Form>
    </section>
  )
}
