import { sql } from 'kysely'
import { today } from '../platform/core/clock.ts'
import type { Db } from '../platform/core/db.ts'
import { broughtBy, leastWanted } from '../platform/database/full-day.ts'
import type { Source } from '../platform/core/source.ts'
import type { Services } from '../platform/core/services.ts'

/** The maximum of different words per day: a robot that makes up words cannot fill the table. */
const WORDS_A_DAY = 1000

interface Missed {
  words: string
  shown?: string | undefined
}

/**
 * Counts one search without results. On a full day new words take the place of some by the network that brought most,
 * unless that is its own.
 */
export async function countMissedSearch(
  { db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>,
  source: Source,
  missed: Missed,
): Promise<void> {
  const day = today(clock)
  const by = broughtBy(config.authSecret, day, source)
  const count = (at: Db) => addMissed(at, { ...missed, day, by, at: clock.now() })
  if (await count(db)) return
  await db.transaction().execute(async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('missed_search')
      .where('id', '=', leastWanted('missed_search', day, by))
      .executeTakeFirst()
    if (numDeletedRows > 0n) await count(tx)
  })
}

/** False where the day is full. */
async function addMissed(
  db: Db,
  { words, shown = '', day, by, at }: Missed & { day: string; by: string; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into missed_search (day, words, shown, last_at, brought_by)
    select ${day}::date, ${words}::text, ${shown}::text, ${at.toISOString()}::timestamptz, ${by}::text
    where (select count(*) from missed_search where day = ${day}::date) < ${sql.lit(WORDS_A_DAY)}
      or exists (select from missed_search where day = ${day}::date and words = ${words}::text)
    on conflict (day, words) do update set
      times = missed_search.times + 1, shown = excluded.shown, last_at = excluded.last_at,
      several = missed_search.several or missed_search.brought_by is distinct from excluded.brought_by
    returning id`.execute(db)
  return rows.length > 0
}
