import type { Locale } from 'contract/core/locale'
import { describeAction } from './actions.ts'
import type { Row } from './values.ts'
import { withoutSecrets } from './without-secrets.ts'
import { filledIn, wordsIn } from './words-in.ts'

/** An audit row, with the name of who acted as far as the account still exists. */
export interface RecordedAction {
  actor_id: number | null
  name: string | null
  /** the name of the API key that acted, if one did */
  key_name: string | null
  action: string
  before: unknown
  after: unknown
}

/** An audit row as a sentence: `Sita Rai approved the registration`. */
export function sentenceOf({ action, before, after, ...actor }: RecordedAction, locale: Locale): string {
  const who = whoActed(actor, locale)
  const what = describeAction(action, { before: asRow(before), after: asRow(after) }, locale)
  return filledIn(locale, '{who} {what}', { who, what })
}

function whoActed(
  { actor_id, name, key_name }: Pick<RecordedAction, 'actor_id' | 'name' | 'key_name'>,
  locale: Locale,
) {
  if (key_name !== null) return keyActor(key_name, locale)
  if (actor_id === null) return wordsIn(locale, 'The system')
  return name ?? wordsIn(locale, 'A former colleague')
}

/** An API key as the one who acts: `Key “Stock system”`. */
export const keyActor = (name: string, locale: Locale): string => filledIn(locale, 'Key “{name}”', { name })

// Rows are recorded without secrets; older ones may differ.
const asRow = (recorded: unknown): Row => (withoutSecrets(recorded) ?? {}) as Row
