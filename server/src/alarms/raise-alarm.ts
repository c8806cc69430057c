import type { AlarmKind } from 'contract/alarms/words'
import type { Clock } from '../core/clock.ts'
import type { Db } from '../core/db.ts'

/** Records an alarm for staff; it is listed under attention until dismissed. */
export async function raiseAlarm(
  { db, clock }: { db: Db; clock: Clock },
  kind: AlarmKind,
  count: number,
): Promise<void> {
  await db.insertInto('alarm').values({ kind, count, created_at: clock.now() }).execute()
}
