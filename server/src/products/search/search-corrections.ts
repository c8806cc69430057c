import { sql } from 'kysely'
import type { Db } from '../../core/db.ts'
import { literal, oneSlipFrom } from './search-words.ts'

const SHORTEST = 3

/**
 * Takes each word that no product has for a slip and replaces it by the likeliest word of the catalogue: one slip away,
 * else the most similar by trigrams. Undefined when there is nothing to correct.
 */
export async function correctWords(db: Db, words: string[]): Promise<string | undefined> {
  const corrected: string[] = []
  for (const word of words) {
    if (word.length < SHORTEST) return undefined
    const meant = await meantBy(db, word)
    if (meant === undefined) return undefined
    corrected.push(meant)
  }
  return corrected.every((word, at) => word === words[at]) ? undefined : corrected.join(' ')
}

async function meantBy(db: Db, word: string): Promise<string | undefined> {
  const { rows } = await sql<{ word: string }>`
    (select ${word} as word where exists (select from product where search like ${`%${literal(word)}%`}))
    union all
    (select word from search_word
      where word = any(${oneSlipFrom(word)}::text[]) or word % ${word}
      order by (word = any(${oneSlipFrom(word)}::text[])) desc, similarity(word, ${word}) desc, word limit 1)
    limit 1`.execute(db)
  return rows[0]?.word
}
