import { Form } from 'react-router'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { useBusy } from '../../forms/use-busy.ts'
import { useRefusal } from '../../forms/use-refusal.ts'
import { useSingleSubmit } from '../../forms/use-single-submit.ts'
import { Field } from '../../ui/fields/field.tsx'
import { PhoneInput } from '../../ui/fields/phone-input.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { m } from '#messages'

/** Follows a repair without the link of the text message. */
export function TrackForm({ result }: { result: unknown }) {
  const { form, errorOf, onChange } = useRefusal(result)
  return (
    <section aria-labelledby="track" className="rounded-card bg-ground p-6 lg:p-9">
      <h2 id="track" className="text-heading">
        {m.service_points_follow()}
      </h2>
      <p className="mt-1.5 text-sm text-ink-2">{m.service_points_follow_text()}</p>
      <Form
        ref={form}
        method="post"
        noValidate
        aria-label={m.service_points_follow()}
        onSubmit={useSingleSubmit()}
        onChange={onChange}
        className="mt-5 grid gap-5 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2"
      >
        <Field label={m.service_points_job_number()} error={errorOf('job_no')}>
          <TextInput name="job_no" maxLength={60} autoComplete="off" autoCapitalize="characters" spellCheck={false} />
        </Field>
        <Field label={m.service_points_mobile()} error={errorOf('contact')}>
          <PhoneInput name="contact" />
        </Field>
        <SubmitButton
          variant="ink"
          busy={useBusy()}
          busyLabel={m.service_points_searching()}
          className="max-sm:w-full sm:justify-self-start"
        >
          {m.service_points_follow_submit()}
        </SubmitButton>
      </Form>
    </section>
  )
}
