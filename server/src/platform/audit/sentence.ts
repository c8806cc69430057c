import type { Locale } from 'contract/core/locale'
import { describeAction } from './actions.ts'
import type { Row } from './values.ts'
import { withoutSecrets } from './without-secrets.ts'
import { filledIn, wordsIn } from './words-in.ts'

/** An audit row, with the name of who acted as far as the account still exists. */
export interface RecordedAction {
  actor_id: number | null
  name: string | null
  action: string
  before: unknown
  after: unknown
}

/** An audit row as a sentence: `Sita Rai approved the registration`. */
export function sentenceOf({ actor_id, name, action, before, after }: RecordedAction, locale: Locale): string {
  const who = actor_id === null ? wordsIn(locale, 'The system') : (name ?? wordsIn(locale, 'A former colleague'))
  const what = describeAction(action, { before: asRow(before), after: asRow(after) }, locale)
  return filledIn(locale, '{who} {what}', { who, what })
}

// Rows are recorded without secrets; older ones may differ.
const asRow = (recorded: unknown): Row => (withoutSecrets(recorded) ?? {}) as Row
