import type { CallResult } from 'contract/complaints/happy-call-words'

interface Said {
  result: CallResult
  is_fixed?: boolean | undefined
  told_paid?: number | undefined
  friendly?: number | undefined
  note?: string | undefined
}

/** A call as the activity of a complaint keeps it: `fixed, paid 500, friendly 4: Came on time`. */
export function callText({ result, is_fixed, told_paid, friendly, note }: Said): string {
  const outcome = is_fixed ? 'fixed' : 'not_fixed'
  const facts =
    result === 'not_reached'
      ? [result]
      : [
          outcome,
          ...(told_paid === undefined ? [] : [`paid ${told_paid}`]),
          ...(friendly === undefined ? [] : [`friendly ${friendly}`]),
        ]
  return `${facts.join(', ')}${note ? `: ${note}` : ''}`
}
