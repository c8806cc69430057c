import { once } from '../once.ts'

const segmenter = once(() => new Intl.Segmenter('ne', { granularity: 'grapheme' }))

/** Latin text in which each character is a letter. The first segmenter of a page blocks a slow phone for 100 ms. */
const PLAIN = /^[\u0020-\u024f]*$/

/** The letters of a text as a person counts them: a Devanagari syllable, a flag and a family of emoji are one each. */
export const lettersOf = (text: string): string[] =>
  PLAIN.test(text) ? text.split('') : Array.from(segmenter().segment(text), ({ segment }) => segment)

/** How many letters a text has. */
export function countLetters(text: string): number {
  if (PLAIN.test(text)) return text.length
  let count = 0
  for (const _ of segmenter().segment(text)) count += 1
  return count
}

/** The first letters of a text; no grapheme is split. */
export const cutLetters = (text: string, most: number): string => lettersOf(text).slice(0, most).join('')

/** As many whole letters as there is room for, in UTF-16 units: those of a text's `length`, and of an SMS. */
export function fitLetters(text: string, room: number): string {
  if (text.length <= room) return text
  let end = 0
  for (const { index, segment } of segmenter().segment(text)) {
    if (index + segment.length > room) break
    end = index + segment.length
  }
  return text.slice(0, end)
}
