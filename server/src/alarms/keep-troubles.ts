import { sql } from 'kysely'
import type { Trouble } from 'contract/system/endpoints'
import { SYSTEM_TROUBLES } from 'contract/system/words'
import type { Clock } from '../platform/core/clock.ts'
import type { Db } from '../platform/core/db.ts'

/**
 * Raises an alarm for each new trouble, once over all processes, and ends those that are over. One that staff dismissed
 * is not raised again until it was over in between.
 */
export async function keepTroubles(
  { db, clock }: { db: Db; clock: Clock },
  troubles: readonly Trouble[],
): Promise<void> {
  const present = new Set(troubles.map(({ kind }) => kind))
  const over = SYSTEM_TROUBLES.filter((kind) => !present.has(kind))
  const now = clock.now()
  if (over.length > 0)
    await db
      .updateTable('alarm')
      .set({ ended_at: now, dismissed_at: sql`coalesce(dismissed_at, ${now}::timestamptz)` })
      .where('kind', 'in', over)
      .where('ended_at', 'is', null)
      .execute()
  if (troubles.length > 0)
    await db
      .insertInto('alarm')
      .values(troubles.map(({ kind, count }) => ({ kind, count, created_at: now })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}
