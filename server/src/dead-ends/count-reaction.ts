import { sql } from 'kysely'
import type { DeadEndSign } from 'contract/dead-ends/words'
import { today } from '../platform/core/clock.ts'
import type { Db } from '../platform/core/db.ts'
import { broughtBy, leastWanted } from '../platform/database/full-day.ts'
import type { Source } from '../platform/core/source.ts'
import type { Services } from '../platform/core/services.ts'

/** The maximum of addresses per day: a robot that makes up addresses cannot fill the table. */
const ADDRESSES_A_DAY = 500

const COLUMN: Record<DeadEndSign, 'likes' | 'dislikes' | 'reports'> = {
  like: 'likes',
  dislike: 'dislikes',
  report: 'reports',
}

interface Sign {
  path: string
  sign: DeadEndSign
  referrer?: string | undefined
}

/**
 * Counts one reaction at an address. On a full day a new address takes the place of one by the network that brought most,
 * unless that is its own; redirected ones stay.
 */
export async function countReaction(
  { db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>,
  source: Source,
  reaction: Sign,
): Promise<void> {
  const day = today(clock)
  const by = broughtBy(config.authSecret, day, source)
  const count = (at: Db) => addReaction(at, { ...reaction, day, by, at: clock.now() })
  if (await count(db)) return
  await db.transaction().execute(async (tx) => {
    const isRedirected = sql<boolean>`exists (select from redirect where redirect.path = listed.path)`
    const { numDeletedRows } = await tx
      .deleteFrom('dead_end')
      .where('id', '=', leastWanted('dead_end', day, by, isRedirected))
      .executeTakeFirst()
    if (numDeletedRows > 0n) await count(tx)
  })
}

/** False where the day is full. */
async function addReaction(
  db: Db,
  { path, sign, referrer = '', day, by, at }: Sign & { day: string; by: string; at: Date },
): Promise<boolean> {
  const column = sql.ref(COLUMN[sign])
  const { rows } = await sql`
    insert into dead_end (day, path, referrer, ${column}, last_at, brought_by)
    select ${day}::date, ${path}::text, ${referrer}::text, 1, ${at.toISOString()}::timestamptz, ${by}::text
    where (select count(*) from dead_end where day = ${day}::date) < ${sql.lit(ADDRESSES_A_DAY)}
      or exists (select from dead_end where day = ${day}::date and path = ${path}::text)
    on conflict (day, path) do update set
      ${column} = dead_end.${column} + 1,
      referrer = coalesce(nullif(excluded.referrer, ''), dead_end.referrer),
      last_at = excluded.last_at,
      several = dead_end.several or dead_end.brought_by is distinct from excluded.brought_by
    returning id`.execute(db)
  return rows.length > 0
}
