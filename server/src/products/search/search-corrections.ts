import { sql } from 'kysely'
import type { Db } from '../../platform/core/db.ts'
import type { Dictionary } from './dictionary.ts'
import { takePhrases } from './meaning.ts'
import { literal, oneSlipFrom } from './search-words.ts'
import { slipsBetween } from 'contract/core/texts/slips-between'

const SHORTEST = 3

/** A search with its slips corrected. */
export interface Correction {
  /** each must be in a product */
  words: string[]
  /** the sub-categories of the corrected phrases */
  groups: number[]
  /** the whole corrected search, as shown to the customer */
  text: string
}

/**
 * Reads the words that no product has as slips: of a phrase of the dictionary, else of a word of the catalogue. A word
 * that is neither is left out. Undefined when nothing is left, or nothing was to be corrected.
 */
export async function correctWords(
  db: Db,
  dictionary: Dictionary,
  words: readonly string[],
): Promise<Correction | undefined> {
  const known = await knownAmong(db, words, dictionary)
  const { phrases, rest } = takePhrases(words, (run) =>
    run.every((word) => known.has(word)) ? undefined : dictionary.nearly(run),
  )
  const kept: string[] = []
  for (const word of rest) {
    const meant = known.has(word) ? word : await likeliest(db, word)
    if (meant !== undefined) kept.push(meant)
  }
  const text = [...kept, ...phrases.map((phrase) => phrase.words)].join(' ')
  if (text === '' || text === words.join(' ')) return undefined
  return { words: kept, groups: [...new Set(phrases.flatMap(({ groups }) => groups))], text }
}

/** The words that a product has, or the category of one. */
async function knownAmong(db: Db, words: readonly string[], dictionary: Dictionary): Promise<Set<string>> {
  const patterns = words.map((word) => `%${literal(word)}%`)
  const groups = words.map((word) => dictionary.named((names) => names.includes(word)).join())
  const { rows } = await sql<{ word: string }>`
    select word from unnest(${words}::text[], ${patterns}::text[]) as typed(word, pattern)
    where exists (select from searched_product where words like pattern)
    union
    select word from unnest(${words}::text[], ${groups}::text[]) as typed(word, groups), string_to_table(groups, ',') as named
    where exists (select from searched_product where sub_category_id = named::int)`.execute(db)
  return new Set(rows.map(({ word }) => word))
}

/**
 * The likeliest word of the catalogue: one slip away, or two in a long word. Only where none is one slip away the most
 * similar ones are looked for, which takes longer.
 */
async function likeliest(db: Db, word: string): Promise<string | undefined> {
  if (word.length < SHORTEST) return undefined
  const allowed = word.length >= 6 ? 2 : 1
  for (const isNear of [sql`word = any(${oneSlipFrom(word)}::text[])`, sql`word % ${word}`]) {
    const { rows } = await sql<{ word: string }>`
      select word from search_word where ${isNear} order by similarity(word, ${word}) desc, word limit 5`.execute(db)
    const meant = rows.find((row) => slipsBetween(row.word, word) <= allowed)
    if (meant) return meant.word
  }
  return undefined
}
