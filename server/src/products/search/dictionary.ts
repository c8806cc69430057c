import { sql } from 'kysely'
import type { Locale } from 'contract/core/locale'
import { folded } from 'contract/core/texts/folded'
import { searchPhrases } from 'contract/categories/words'
import type { Db } from '../../platform/core/db.ts'
import { foldPhrase, foldWord } from './fold.ts'
import { meantWords } from './search-words.ts'
import { slipsBetween } from 'contract/core/texts/slips-between'

/** The longest phrase that is looked up. */
export const PHRASE_WORDS = 4

/** Shorter sounds are shared by too many words: these must be spelled as in the dictionary. */
const SHORTEST_SOUND = 3

/** The names people use for sub-categories: their names, and the words that the office keeps for them. */
export interface Dictionary {
  /** the sub-categories that these words mean together, and whether they are spelled as in the dictionary */
  meant(words: readonly string[]): { groups: number[]; isSpelled: boolean } | undefined
  /** the same for words with a typing slip or two, with the words that were meant */
  nearly(words: readonly string[]): { groups: number[]; words: string } | undefined
  /** the sub-categories with this word in any of their names */
  mentioning(word: string): ReadonlySet<number>
  nameOf(group: number, locale: Locale): string
  /**
   * The sub-categories whose names, with those of their category, are of this kind. They come in one line, folded, in both
   * languages, with a space at both ends.
   */
  named(isMeant: (names: string) => boolean): number[]
}

interface Row {
  id: number
  name: string
  name_ne: string
  search_words: string
  category: string
  category_ne: string
}

interface Entry {
  groups: Set<number>
  words: string
}

let kept: { text: string; dictionary: Dictionary } | undefined

/** The dictionary as it is now; built again only after a change. */
export async function readDictionary(db: Db): Promise<Dictionary> {
  const { rows } = await sql<{ text: string }>`
    select coalesce(json_agg(json_build_object('id', sub_category.id, 'name', sub_category.name, 'name_ne', sub_category.name_ne,
      'search_words', search_words, 'category', category.name, 'category_ne', category.name_ne) order by sub_category.id), '[]')::text as text
    from sub_category join category on category.id = sub_category.category_id`.execute(db)
  const { text } = rows[0]!
  if (kept?.text !== text) kept = { text, dictionary: dictionaryOf(JSON.parse(text) as Row[]) }
  return kept.dictionary
}

/** Indexes the names and search words of sub-categories by spelling and by sound. */
function dictionaryOf(rows: Row[]): Dictionary {
  const bySpelling = new Map<string, Entry>()
  const bySound = new Map<string, Entry>()
  const byEnding = new Map<string, Set<number>>()
  const byWord = new Map<string, Set<number>>()
  const note = (groups: Map<string, Set<number>>, word: string, group: number) =>
    groups.set(soundOf(word), (groups.get(soundOf(word)) ?? new Set()).add(group))
  const add = (entries: Map<string, Entry>, key: string, words: string, group: number) => {
    const entry = entries.get(key) ?? { groups: new Set(), words }
    entry.groups.add(group)
    entries.set(key, entry)
  }
  for (const { id, name, name_ne, search_words } of rows) {
    for (const phrase of [name, name_ne, ...searchPhrases(search_words)]) {
      const words = meantWords(phrase)
      if (words.length === 0) continue
      for (const word of words) note(byWord, word, id)
      if (phrase === name || phrase === name_ne) note(byEnding, words.at(-1)!, id)
      add(bySpelling, words.join(''), words.join(' '), id)
      const sound = foldPhrase(words)
      if (sound.length >= SHORTEST_SOUND) add(bySound, sound, words.join(' '), id)
    }
  }
  const names = new Map(rows.map((row) => [row.id, row]))
  const lines = rows.map(({ id, name, name_ne, category, category_ne }) => ({
    id,
    line: ` ${folded([category, name, category_ne, name_ne].join(' '))} `,
  }))
  return {
    meant(words) {
      const spelled = bySpelling.get(words.join(''))
      const entry = spelled ?? bySound.get(foldPhrase(words))
      // The word for any of a kind, as "fan", means what is named "Ceiling Fan" as well.
      const named = entry && words.length === 1 ? (byEnding.get(soundOf(words[0]!)) ?? []) : []
      // Typed in one word, "tatopani" may be a product's own name as well.
      const isSpelled = spelled !== undefined && (words.length > 1 || !spelled.words.includes(' '))
      return entry && { groups: [...new Set([...entry.groups, ...named])], isSpelled }
    },
    nearly(words) {
      const sound = foldPhrase(words)
      let best: { slips: number; entry: Entry } | undefined
      for (const [other, entry] of bySound) {
        if (other[0] !== sound[0] || Math.abs(other.length - sound.length) > 2) continue
        const slips = slipsBetween(sound, other)
        if (slips <= slipsAllowed(Math.min(sound.length, other.length)) && slips < (best?.slips ?? Infinity))
          best = { slips, entry }
      }
      return best && { groups: [...best.entry.groups], words: best.entry.words }
    },
    mentioning: (word) => byWord.get(soundOf(word)) ?? new Set(),
    nameOf(group, locale) {
      const { name = '', name_ne = '' } = names.get(group) ?? {}
      return locale === 'ne' ? name_ne || name : name
    },
    named: (isMeant) => lines.filter(({ line }) => isMeant(line)).map(({ id }) => id),
  }
}

/** Knows no sub-category: for what asks for no words. */
export const EMPTY_DICTIONARY = dictionaryOf([])

/** How a single word is looked up: short ones as they are spelled. */
function soundOf(word: string): string {
  const sound = foldWord(word)
  return sound.length >= SHORTEST_SOUND ? sound : word
}

const slipsAllowed = (letters: number): number => (letters >= 8 ? 2 : letters >= 4 ? 1 : 0)
