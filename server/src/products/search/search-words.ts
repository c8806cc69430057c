import { folded } from 'contract/core/texts/folded'

/** More words do not narrow a search further; the limit also bounds its cost. */
const MAX_WORDS = 5

/** People describe what they need in more words than they name it. */
const MAX_MEANT = 12

export const searchWords = (plain: string): string[] =>
  [...new Set(plain.split(' '))].filter(Boolean).slice(0, MAX_WORDS)

/** They join words in Nepali, and people leave them out as they like. */
const LINKING = new Set('ko ka ki ma lai wala को का की मा लाई वाला'.split(' '))

/** The same as the end of a word, as Devanagari joins them. */
const ENDING = /(?<=[\u0900-\u097f]{3})(?:को|का|की|मा|लाई)$/u

/** The words of a text that mean something: letters and digits of any script, with the points and hyphens in them. */
export const meantWords = (text: string): string[] =>
  folded(text)
    .split(/[^\p{L}\p{M}\p{N}\u200b-\u200d.,"/-]+/u)
    .map((word) => word.replace(/^[.,/"-]+|[.,/-]+$/g, '').replace(ENDING, ''))
    .filter((word) => word !== '' && !LINKING.has(word))
    .slice(0, MAX_MEANT)

/** Escapes `%` and `_` for a LIKE pattern. */
export const literal = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789-'.split('')

/** Every word one typing slip away: a letter too many, too few, a wrong one, two swapped. */
export function oneSlipFrom(word: string): string[] {
  const letters = Array.from(word)
  if (letters.length > 20) return []
  const found = new Set<string>()
  for (let at = 0; at <= letters.length; at += 1) {
    const [before, here, next] = [letters.slice(0, at).join(''), letters[at] ?? '', letters[at + 1] ?? '']
    const after = letters.slice(at + 1).join('')
    found.add(before + after)
    found.add(before + next + here + letters.slice(at + 2).join(''))
    for (const letter of LETTERS) found.add(before + letter + here + after).add(before + letter + after)
  }
  found.delete(word)
  return [...found]
}
