import { whole } from '../ui/format/numbers.ts'
import { m } from '#messages'

/** Patterns of the English reasons in the ledger, and their translations. */
const REASONS: readonly [RegExp, (name: string, months: string) => string][] = [
  [/^(.+) registered$/s, (name) => m.extensions_reason_registered({ name })],
  [/^(.+) reviewed$/s, (name) => m.extensions_reason_reviewed({ name })],
  [
    /^Warranty of (.+) extended by (\d+) months$/s,
    (name, months) => m.extensions_reason_extended({ name, months: whole(Number(months)) }),
  ],
  [/^Longer warranty (.+) cancelled$/s, (reference) => m.extensions_reason_cancelled({ reference })],
  [/^Registration of (.+) revoked$/s, (name) => m.extensions_reason_revoked({ name })],
  [/^Registration of (.+) deleted$/s, (name) => m.extensions_reason_deleted({ name })],
  [/^Review of (.+) does not count any more$/s, (name) => m.extensions_reason_uncounted({ name })],
  [/^Not used in time$/, () => m.extensions_reason_unused()],
]

/** Why points came or went, in the language of the page; a reason that staff wrote stays as it is. */
export function pointReason(reason: string): string {
  for (const [pattern, words] of REASONS) {
    const values = pattern.exec(reason)
    if (values) return words(values[1] ?? '', values[2] ?? '')
  }
  return reason
}
