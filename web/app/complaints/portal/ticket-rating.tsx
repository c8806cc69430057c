import type { OwnComplaintDetail } from 'contract/complaints/endpoints'
import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { isRefusal, type Refusal } from '../../forms/refusal.ts'
import { useSingleSubmit } from '../../forms/use-single-submit.ts'
import { useRefusal } from '../../forms/use-refusal.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { FieldGroup } from '../../ui/fields/field-group.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { Textarea } from '../../ui/fields/textarea.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { StarChoice } from './star-choice.tsx'

/** How the service was, once it is completed; what was said can be changed. */
export function TicketRating({ ticket: { may_rate, rating, rating_text } }: { ticket: OwnComplaintDetail }) {
  const { Form, submit, data, state } = useFetcher<() => Promise<Refusal | { message: string }>>()
  const { form, errorOf, onChange } = useRefusal(data)
  const onSubmit = useSingleSubmit((target) => submit(target, { preventScrollReset: true }))
  useEffect(() => {
    if (data && !isRefusal(data)) toast.success(data.message)
  }, [data])
  if (!may_rate) return null
  return (
    <section aria-labelledby="rating">
      <h2 id="rating" className="mb-3 text-heading">
        How was the service?
      </h2>
      <Form
        ref={form}
        method="post"
        noValidate
        aria-labelledby="rating"
        onChange={onChange}
        onSubmit={onSubmit}
        className="grid gap-4"
      >
        <input type="hidden" name="intent" value="rate" />
        <FieldGroup label="Your rating" error={errorOf('rating')}>
          <StarChoice name="rating" initial={rating} />
        </FieldGroup>
        <Field label="Tell us more (optional)" error={errorOf('rating_text')}>
          <Textarea name="rating_text" maxLength={1000} rows={2} defaultValue={rating_text} className="min-h-20!" />
        </Field>
        <Button
          type="submit"
          variant="line"
          busy={state !== 'idle'}
          busyLabel="Sending…"
          className="justify-self-start max-sm:w-full"
        >
          {rating === null ? 'Send rating' : 'Change rating'}
        </Button>
      </Form>
    </section>
  )
}
