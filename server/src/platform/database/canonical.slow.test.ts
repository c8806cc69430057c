import { sql } from 'kysely'
import { canonicalCode } from 'contract/core/texts/canonical'
import { expect, test } from 'vitest'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { EVERY_CHARACTER } from './testing/every-character.ts'

const AT_ONCE = 100

test('the database and the code agree on every character of Unicode', async () => {
  const { database } = await emptyDatabase()
  const differing = async (texts: string[]) => {
    const { rows } = await sql<{ code: string; composed: string }>`
      select canonical_code(text) as code, normalize(text, NFKC) as composed
      from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) with ordinality as given (text, place) order by place
    `.execute(database.db)
    return texts
      .map((text, place) => ({ text, ...rows[place]! }))
      .filter(({ text, code }) => code !== canonicalCode(text))
  }
  const blocks = Array.from({ length: Math.ceil(EVERY_CHARACTER.length / 1_000) }, (_, at) =>
    EVERY_CHARACTER.slice(at * 1_000, (at + 1) * 1_000).join('Z'),
  )
  const characters: string[] = []
  // In several statements: all at once would take about as long as a statement may.
  for (let at = 0; at < blocks.length; at += AT_ONCE)
    characters.push(...(await differing(blocks.slice(at, at + AT_ONCE))).flatMap(({ text }) => text.split('Z')))
  // Letters that one of both knows from a newer Unicode, as what they are a form of.
  const isNewer = ({ text, composed }: { text: string; composed: string }) => text.normalize('NFKC') !== composed
  expect((await differing(characters)).filter((one) => !isNewer(one))).toEqual([])
})
