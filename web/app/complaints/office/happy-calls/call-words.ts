import type { Confirmation } from 'contract/complaints/confirmations'
import type { HappyCall } from 'contract/complaints/happy-calls'
import type { HappyCallReason, HappyCallState } from 'contract/complaints/happy-call-words'
import { m } from '#messages'
import type { BadgeTone } from '../../../ui/data/badge-look.tsx'
import { whole } from '../../../ui/format/numbers.ts'
import { rupees } from '../../../ui/format/price.ts'

/** Where a happy call stands, as staff read it. */
export const CALL_STATES: Record<HappyCallState, { label: () => string; tone: BadgeTone }> = {
  due: { label: m.happy_state_due, tone: 'wait' },
  later: { label: m.happy_state_later, tone: 'grey' },
  lapsed: { label: m.happy_state_lapsed, tone: 'grey' },
  reached: { label: m.happy_state_reached, tone: 'green' },
  unreached: { label: m.happy_state_unreached, tone: 'grey' },
  withdrawn: { label: m.happy_state_withdrawn, tone: 'grey' },
}

/** Whether what came of a call can be entered, be it before or after its days. */
export const isWaiting = ({ state }: Pick<HappyCall, 'state'>): boolean =>
  state === 'due' || state === 'later' || state === 'lapsed'

/** Why somebody is called. */
export const CALL_REASONS: Record<HappyCallReason, () => string> = {
  unconfirmed: m.happy_why_unconfirmed,
  sample: m.happy_why_sample,
}

/** How a customer confirmed a repair. */
export const CONFIRMED_BY: Record<Confirmation, () => string> = {
  code: m.happy_confirmed_code,
  signature: m.happy_confirmed_signature,
  none: m.happy_confirmed_none,
}

/** What a customer said: `It works, paid Rs. 500`; empty while nobody has reached them. */
export function answersOf({
  is_fixed,
  told_paid,
  friendly,
}: Pick<HappyCall, 'is_fixed' | 'told_paid' | 'friendly'>): string {
  if (is_fixed === null) return ''
  return [
    is_fixed ? m.happy_answer_works() : m.happy_answer_not(),
    told_paid === null ? '' : m.happy_answer_paid({ amount: rupees(told_paid) }),
    friendly === null ? '' : m.happy_answer_friendly({ n: whole(friendly) }),
  ]
    .filter(Boolean)
    .join(', ')
}

/** A call is kept in English with what was noted: `fixed, paid 500, friendly 4: Came on time`. */
export function callWords(text: string): string {
  const [, outcome, paid, friendly, note] =
    /^(fixed|not_fixed|not_reached)(?:, paid (\d+))?(?:, friendly ([1-5]))?(?:: (.+))?$/s.exec(text) ?? []
  if (!outcome) return text
  const said =
    outcome === 'not_reached'
      ? m.happy_not_reached()
      : answersOf({ is_fixed: outcome === 'fixed', told_paid: numberIn(paid), friendly: numberIn(friendly) })
  return note ? `${said}\n${note}` : said
}

const numberIn = (digits: string | undefined): number | null => (digits === undefined ? null : Number(digits))
