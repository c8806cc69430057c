import { placesIn, placesOf, type AnswerKind } from 'contract/canned-answers/words'

/** The error for a text with an unknown placeholder; undefined if it has none. */
export function unknownPlace(kind: AnswerKind, text: string): string | undefined {
  const places = placesOf(kind)
  const unknown = placesIn(text).find((name) => !places.some((place) => place === name))
  return unknown === undefined ? undefined : `“${unknown}” is not a placeholder that can be used here`
}
