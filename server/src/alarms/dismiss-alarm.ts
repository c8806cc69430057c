import { m } from 'contract/messages'
import { NotFound } from '../platform/core/problems.ts'
import type { Caller } from '../platform/core/caller.ts'
import type { Services } from '../platform/core/services.ts'

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
  if (!known) throw new NotFound(m.alarms_alarm_not_found())
}
