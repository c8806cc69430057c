import { useEffect, useRef } from 'react'
import { Form, useSearchParams } from 'react-router'
import { brand, telLink } from '../../brand/brand.tsx'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { useBusy } from '../../forms/use-busy.ts'
import { useRefusal } from '../../forms/use-refusal.ts'
import { useSingleSubmit } from '../../forms/use-single-submit.ts'
import { Field } from '../../ui/fields/field.tsx'
import { PhoneInput } from '../../ui/fields/phone-input.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { m } from '#messages'

const JOB_NUMBER_LENGTH = 60

/** Follows a repair without the link of the text message. */
export function TrackForm({ result }: { result: unknown }) {
  const { form, errorOf, onChange } = useRefusal(result)
  const asked = useSearchParams()[0].get('job')
  const number = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // The page is kept without its query; another number may have been typed before its script loaded.
    if (asked && number.current?.value === '') number.current.value = asked.slice(0, JOB_NUMBER_LENGTH)
  }, [asked])
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
          <TextInput
            ref={number}
            name="job_no"
            maxLength={JOB_NUMBER_LENGTH}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        </Field>
        <Field label={m.service_points_mobile()} error={errorOf('contact')}>
          <PhoneInput name="contact" />
        </Field>
        {errorOf('job_no') && (
          <p className="text-sm sm:col-span-full lg:col-span-1 xl:col-span-full">
            <a href={telLink(brand.servicePhone)} className="font-medium underline underline-offset-4">
              {m.service_points_call({ number: brand.servicePhone })}
            </a>
          </p>
        )}
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
