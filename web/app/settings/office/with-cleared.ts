import { CLEARABLE_SETTINGS } from 'contract/settings/words'

/** Names the texts that were emptied: an empty field of a form counts as absent. */
export function withCleared<Values extends object>(values: Values): Values {
  const texts = values as Partial<Record<string, unknown>>
  const cleared = CLEARABLE_SETTINGS.filter((name) => texts[name] === '')
  if (cleared.length === 0) return values
  const removed = typeof texts.removed === 'string' ? (JSON.parse(texts.removed) as string[]) : []
  return { ...values, removed: JSON.stringify([...removed, ...cleared]) }
}
