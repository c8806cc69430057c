import type { AlarmKind } from 'contract/alarms/words'
import type { Clock } from '../core/clock.ts'
import { NotFound } from '../core/problems.ts'
import type { Caller } from '../core/caller.ts'
import type { Db } from '../core/db.ts'
import type { Services } from '../services.ts'

/** Records an alarm for staff; it is listed under attention until dismissed. */
export async function raiseAlarm(
  { db, clock }: { db: Db; clock: Clock },
  kind: AlarmKind,
  count: number,
): Promise<void> {
  await db.insertInto('alarm').values({ kind, count, created_at: clock.now() }).execute()
}

/** Dismisses an alarm; repeating it changes nothing. Throws NotFound. */
export async function dismissAlarm({ db, clock }: Services, user: Caller, id: number): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('alarm')
    .set({ dismissed_at: clock.now(), dismissed_by: user.id })
    .where('id', '=', id)
    .where('dismissed_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) return
  const known = await db.selectFrom('alarm').select('id').where('id', '=', id).executeTakeFirst()
  if (!known) throw new NotFound('Alarm not found')
}
