import { folded } from 'contract/core/texts/folded'

/**
 * How well a label matches, or undefined: 0 it starts with the text, 1 one of its words does, 2 one contains it, 3 one has
 * its letters in order, starting with the first. Every typed word must match.
 */
export function fitOf(label: string, typed: string): number | undefined {
  const wanted = wordsOf(typed)
  if (wanted.length === 0) return undefined
  const words = wordsOf(label)
  const joined = words.join('')
  if (joined.startsWith(wanted.join(''))) return 0
  const fits = wanted.map((want) => fitOfWord([...words, joined], want))
  return fits.includes(NONE) ? undefined : Math.max(...fits)
}

const NONE = Infinity
/** Shorter texts occur in almost every word. */
const LETTERS_WITHIN = 3

function fitOfWord(words: readonly string[], want: string): number {
  if (words.some((word) => word.startsWith(want))) return 1
  if (want.length < LETTERS_WITHIN) return NONE
  if (words.some((word) => word.includes(want))) return 2
  return words.some((word) => word[0] === want[0] && holdsInOrder(word, want)) ? 3 : NONE
}

function holdsInOrder(word: string, want: string): boolean {
  let from = 0
  for (const letter of want) {
    from = word.indexOf(letter, from) + 1
    if (from === 0) return false
  }
  return true
}

/** `BulkQuote Products` is three words. */
const wordsOf = (text: string): string[] =>
  folded(text.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
