import type { QuotationAnswer, QuotationOutcome } from 'contract/quotations/words'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Form } from 'react-router'
import { m } from '#messages'
import { brand } from '../brand/brand.tsx'
import { CallButton } from '../customer-links/call-button.tsx'
import { useBusy } from '../forms/use-busy.ts'
import { useRefusal } from '../forms/use-refusal.ts'
import { useSingleSubmit } from '../forms/use-single-submit.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Field } from '../ui/fields/field.tsx'
import { Textarea } from '../ui/fields/textarea.tsx'
import { Note } from '../ui/feedback/note.tsx'
import { shortDate } from '../ui/format/dates.ts'
import { rupees } from '../ui/format/price.ts'
import { isExpired } from './offer-words.ts'

interface Answerable {
  id: number
  total: number | null
  valid_until: string | null
  outcome?: QuotationOutcome | null | undefined
  answered_at?: string | null | undefined
  answer_words?: string | undefined
}

export interface AnswerQuotationProps {
  quotation: Answerable
  /** of the screen's action, which takes the form */
  result: unknown
  /** the way to a newer revision, for those who see several */
  newer?: ReactNode
}

/** What a customer says to a quotation, or what there is to say about it any more. */
export function AnswerQuotation({ quotation, result, newer }: AnswerQuotationProps) {
  const { outcome, total, valid_until } = quotation
  if (!outcome || total === null) return null
  if (outcome === 'open') return <AnswerForm quotation={quotation} result={result} choices={['accepted', 'declined']} />
  return (
    <section aria-label={m.quotations_your_answer()} className="mt-8 grid gap-5" aria-live="polite">
      {outcome === 'replaced' ? (
        <Note title={m.quotations_replaced_title()}>{newer}</Note>
      ) : (
        <Note title={closedTitle(quotation)}>
          {quotation.answer_words && <span className="whitespace-pre-line">“{quotation.answer_words}”</span>}
        </Note>
      )}
      {outcome === 'declined' && !isExpired({ valid_until }) && (
        <AnswerForm quotation={quotation} result={result} choices={['accepted']} />
      )}
      {(outcome === 'accepted' || outcome === 'expired' || outcome === 'lost') && (
        <div>
          <CallButton phone={brand.phone} />
        </div>
      )}
    </section>
  )
}

function closedTitle({ outcome, answered_at, valid_until }: Answerable): string {
  const day = shortDate(answered_at ?? '')
  if (outcome === 'accepted') return m.quotations_you_accepted({ day })
  if (outcome === 'declined') return m.quotations_you_declined({ day })
  if (outcome === 'expired') return m.quotations_prices_ended({ day: shortDate(valid_until ?? '') })
  return m.quotations_closed()
}

interface AnswerFormProps {
  quotation: Answerable
  result: unknown
  choices: readonly QuotationAnswer[]
}

/** First the answer, then the words to it and one more press: an order is not placed by a slip. */
function AnswerForm({ quotation, result, choices }: AnswerFormProps) {
  const [chosen, choose] = useState<QuotationAnswer>()
  if (chosen) return <Confirm quotation={quotation} result={result} chosen={chosen} onBack={() => choose(undefined)} />
  return (
    <div className="mt-8 flex flex-wrap gap-2.5">
      {choices.map((answer) => (
        <Button
          key={answer}
          size="lg"
          variant={answer === 'accepted' ? 'primary' : 'outline'}
          onClick={() => choose(answer)}
          className="max-sm:w-full"
        >
          {answer === 'accepted' ? m.quotations_accept() : m.quotations_decline()}
        </Button>
      ))}
    </div>
  )
}

interface ConfirmProps extends Pick<AnswerFormProps, 'quotation' | 'result'> {
  chosen: QuotationAnswer
  onBack: () => void
}

function Confirm({ quotation: { id, total }, result, chosen, onBack }: ConfirmProps) {
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
      className="mt-8 grid max-w-xl gap-5 rounded-card border border-line p-5 lg:p-7"
    >
      <input type="hidden" name="answer" value={chosen} />
      <input type="hidden" name="quotation_id" value={id} />
      <h2 ref={head} tabIndex={-1} className="text-heading">
        {isAccepted ? m.quotations_accept_title({ total: rupees(total ?? 0) }) : m.quotations_decline_title()}
      </h2>
      <Field
        label={m.quotations_answer_words()}
        help={isAccepted ? m.quotations_accept_words_help() : m.quotations_decline_words_help()}
        error={errorOf('words')}
      >
        <Textarea name="words" rows={3} maxLength={500} />
      </Field>
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" size="lg" busy={busy} busyLabel={m.quotations_answering()} className="max-sm:w-full">
          {isAccepted ? m.quotations_accept_now() : m.quotations_decline_now()}
        </Button>
        <Button size="lg" variant="line" disabled={busy} onClick={onBack} className="max-sm:w-full">
          {m.quotations_answer_back()}
        </Button>
      </div>
    </Form>
  )
}
