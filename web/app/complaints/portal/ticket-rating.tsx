import type { OwnComplaintDetail } from 'contract/complaints/endpoints'
import { useEffect } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { dropDraft } from '../../forms/draft.ts'
import { DraftNote } from '../../forms/draft-note.tsx'
import { isRefusal, type Refusal } from '../../forms/refusal.ts'
import { SendsWhenOnline } from '../../forms/sends-when-online.tsx'
import { useDraft, type FormDraft } from '../../forms/use-draft.ts'
import { useSingleSubmit } from '../../forms/use-single-submit.ts'
import { useRefusal } from '../../forms/use-refusal.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { FieldGroup } from '../../ui/fields/field-group.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { Textarea } from '../../ui/fields/textarea.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { StarChoice } from './star-choice.tsx'
import { m } from '#messages'

/** The customer's rating of a completed service, which can be changed. */
export function TicketRating({ ticket }: { ticket: OwnComplaintDetail }) {
  const address = `${useLocation().pathname}?rating`
  const draft = useDraft(address, ticket)
  if (!ticket.may_rate) return null
  return <RatingForm key={draft.key} ticket={ticket} draft={draft} onSent={() => dropDraft(address)} />
}

interface RatingFormProps {
  ticket: OwnComplaintDetail
  draft: FormDraft
  onSent: () => void
}

function RatingForm({ ticket: { rating, rating_text }, draft, onSent }: RatingFormProps) {
  const { Form, submit, data, state } = useFetcher<() => Promise<Refusal | { message: string }>>()
  const { form, errorOf, onChange } = useRefusal(data)
  const onSubmit = useSingleSubmit((target) => submit(target, { preventScrollReset: true }))
  useEffect(() => {
    if (!data || isRefusal(data)) return
    toast.success(data.message)
    onSent()
    // Once an answer, however often the page around draws itself.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [data])
  return (
    <section aria-labelledby="rating">
      <h2 id="rating" className="mb-3 text-heading">
        {m.complaints_how_service()}
      </h2>
      <Form
        ref={form}
        method="post"
        noValidate
        aria-labelledby="rating"
        onChange={(event) => {
          onChange(event)
          draft.onChange(event)
        }}
        onSubmit={onSubmit}
        className="grid gap-4"
      >
        <DraftNote draft={draft} className="" />
        <input type="hidden" name="intent" value="rate" />
        <FieldGroup label={m.complaints_your_rating()} error={errorOf('rating')}>
          <StarChoice name="rating" initial={Number(draft.texts.rating) || rating} />
        </FieldGroup>
        <Field label={m.complaints_tell_more()} error={errorOf('rating_text')}>
          <Textarea
            name="rating_text"
            maxLength={1000}
            rows={2}
            defaultValue={draft.texts.rating_text ?? rating_text}
            className="min-h-20!"
          />
        </Field>
        {state !== 'submitting' && <SendsWhenOnline result={data} form={form} />}
        <Button
          type="submit"
          variant="line"
          busy={state !== 'idle'}
          busyLabel={m.complaints_sending()}
          className="justify-self-start max-sm:w-full"
        >
          {rating === null ? m.complaints_send_rating() : m.complaints_change_rating()}
        </Button>
      </Form>
    </section>
  )
}
