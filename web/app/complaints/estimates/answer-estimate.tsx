import type { EstimateAnswer } from 'contract/complaints/estimate-words'
import type { OwnEstimate } from 'contract/complaints/estimates'
import { LONGEST_ESTIMATE_NOTE } from 'contract/complaints/estimate-words'
import { useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import { m } from '#messages'
import { useBusy } from '../../forms/use-busy.ts'
import { useRefusal } from '../../forms/use-refusal.ts'
import { useSingleSubmit } from '../../forms/use-single-submit.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { Textarea } from '../../ui/fields/textarea.tsx'
import { shortDate } from '../../ui/format/dates.ts'
import { rupees } from '../../ui/format/price.ts'

interface AnswerEstimateProps {
  estimate: OwnEstimate
  /** of the screen's action, which takes the form */
  result: unknown
}

/** What a customer says to an estimate, or what there is to say about it any more. */
export function AnswerEstimate({ estimate, result }: AnswerEstimateProps) {
  const [chosen, choose] = useState<EstimateAnswer>()
  if (estimate.outcome !== 'open')
    return (
      <section aria-label={m.estimates_your_answer()} className="mt-6" aria-live="polite">
        <Note title={closedTitle(estimate)}>
          {estimate.answer_words && <span className="whitespace-pre-line">“{estimate.answer_words}”</span>}
        </Note>
      </section>
    )
  if (chosen) return <Confirm estimate={estimate} result={result} chosen={chosen} onBack={() => choose(undefined)} />
  return (
    <div className="mt-6 flex flex-wrap gap-2.5">
      <Button size="lg" onClick={() => choose('accepted')} className="max-sm:w-full">
        {m.estimates_accept()}
      </Button>
      <Button size="lg" variant="outline" onClick={() => choose('declined')} className="max-sm:w-full">
        {m.estimates_decline()}
      </Button>
    </div>
  )
}

function closedTitle({ outcome, answered_at, valid_until }: OwnEstimate): string {
  const day = shortDate(answered_at ?? '')
  if (outcome === 'accepted') return m.estimates_accepted_on({ day })
  if (outcome === 'declined') return m.estimates_declined_on({ day })
  if (outcome === 'expired') return m.estimates_expired_on({ day: shortDate(valid_until) })
  return outcome === 'replaced' ? m.estimates_replaced() : m.estimates_closed()
}

interface ConfirmProps extends AnswerEstimateProps {
  chosen: EstimateAnswer
  onBack: () => void
}

/** The words to the answer and one more press: a repair is not ordered by a slip. */
function Confirm({ estimate: { id, total }, result, chosen, onBack }: ConfirmProps) {
  const { form, errorOf, onChange } = useRefusal(result)
  const onSubmit = useSingleSubmit()
  const busy = useBusy()
  const head = useRef<HTMLHeadingElement>(null)
  const isAccepted = chosen === 'accepted'
  // The button that was pressed is gone.
  useEffect(() => head.current?.focus(), [])
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      onChange={onChange}
      onSubmit={onSubmit}
      className="mt-6 grid max-w-xl gap-5 rounded-card border border-line p-5"
    >
      <input type="hidden" name="intent" value="estimate" />
      <input type="hidden" name="answer" value={chosen} />
      <input type="hidden" name="estimate_id" value={id} />
      <h3 ref={head} tabIndex={-1} className="text-heading">
        {isAccepted ? m.estimates_accept_title({ total: rupees(total) }) : m.estimates_decline_title()}
      </h3>
      <Field label={isAccepted ? m.estimates_words() : m.estimates_reason()} error={errorOf('words')}>
        <Textarea name="words" rows={3} maxLength={LONGEST_ESTIMATE_NOTE} />
      </Field>
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" size="lg" busy={busy} busyLabel={m.estimates_answering()} className="max-sm:w-full">
          {isAccepted ? m.estimates_accept_now() : m.estimates_decline_now()}
        </Button>
        <Button size="lg" variant="line" disabled={busy} onClick={onBack} className="max-sm:w-full">
          {m.estimates_back()}
        </Button>
      </div>
    </Form>
  )
}
