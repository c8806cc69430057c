import type { AlarmKind } from 'contract/alarms/words'
import type { Clock } from '../platform/core/clock.ts'
import type { Db } from '../platform/core/db.ts'

/**
 * Records an alarm for staff; it is listed under attention until dismissed. With `within` there is one of its kind in so
 * many seconds: a count that goes down again may reach the same number twice.
 */
export async function raiseAlarm(
  { db, clock }: { db: Db; clock: Clock },
  kind: AlarmKind,
  count: number,
  { within }: { within?: number } = {},
): Promise<void> {
  const now = clock.now()
  if (within !== undefined && (await wasRaisedSince(db, kind, new Date(now.getTime() - within * 1000).toISOString())))
    return
  await db.insertInto('alarm').values({ kind, count, created_at: now }).execute()
}

const wasRaisedSince = async (db: Db, kind: AlarmKind, since: string): Promise<boolean> =>
  (await db
    .selectFrom('alarm')
    .where('kind', '=', kind)
    .where('created_at', '>', since)
    .select('id')
    .executeTakeFirst()) !== undefined
