import { m } from 'contract/messages'
import { placesIn, placesOf, type AnswerKind } from 'contract/canned-answers/words'

/** The error for a text with an unknown placeholder; undefined if it has none. */
export function unknownPlace(kind: AnswerKind, text: string): string | undefined {
  const places = placesOf(kind)
  const unknown = placesIn(text).find((name) => !places.some((place) => place === name))
  return unknown === undefined ? undefined : m.canned_answers_not_placeholder_used_here({ name: unknown })
}
