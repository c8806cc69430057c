import type { WarrantyVerdict } from 'contract/complaints/warranty-verdict'
import { m } from '#messages'
import { monthsWords } from '../products/warranty-text.ts'
import { promisedPartWords } from '../registrations/promised-part-words.ts'
import { shortDate } from '../ui/format/dates.ts'

/** What the warranty says about a repair, in a sentence. */
export function verdictWords({ verdict, until, parts }: WarrantyVerdict): string {
  const day = shortDate(until)
  if (verdict === 'covered') return m.complaints_verdict_covered({ day })
  if (verdict === 'over') return m.complaints_verdict_over({ day })
  if (verdict === 'waiting') return m.complaints_verdict_waiting()
  if (verdict === 'unproven') return m.complaints_verdict_unproven()
  const covered = parts.filter(({ is_covered }) => is_covered).map(promisedPartWords)
  return m.complaints_verdict_parts({ day, parts: covered.join(', ') })
}

/** The rule that gave it; empty where there is no warranty. */
export function verdictRule({ verdict, months, extended_months: more }: WarrantyVerdict): string {
  if (verdict === 'waiting' || verdict === 'unproven') return ''
  return more > 0
    ? m.complaints_verdict_rule_extended({ months: monthsWords(months), more: monthsWords(more) })
    : m.complaints_verdict_rule({ months: monthsWords(months) })
}
