import { placesIn, placesOf, type AnswerKind } from 'contract/canned-answers/words'

/** What is wrong with a text that has a place which nothing fills in; undefined if there is none. */
export function unknownPlace(kind: AnswerKind, text: string): string | undefined {
  const places = placesOf(kind)
  const unknown = placesIn(text).find((name) => !places.some((place) => place === name))
  return unknown === undefined ? undefined : `“${unknown}” is not a placeholder that can be used here`
}
