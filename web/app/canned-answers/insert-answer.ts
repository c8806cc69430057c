import { ANSWER_PLACES, placesIn } from 'contract/canned-answers/words'
import { enterText } from '../ui/browser/enter-text.ts'

/** The places of a text that are still to be filled in by hand. */
export const emptyPlaces = (text: string): string[] =>
  placesIn(text).filter((name) => ANSWER_PLACES.some((place) => place === name))

/** Puts a text where the caret is, and selects the first of its places that are to be filled in by hand. */
export function insertAnswer(field: HTMLTextAreaElement, text: string, places: readonly string[]): void {
  const { value, selectionStart: from, selectionEnd: to } = field
  enterText(field, value.slice(0, from) + text + value.slice(to))
  const [empty] = places
  const place = empty ? `{${empty}}` : ''
  const start = from + (place ? text.indexOf(place) : text.length)
  field.setSelectionRange(start, start + place.length)
}
