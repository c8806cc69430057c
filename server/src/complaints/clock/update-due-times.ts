import { sql } from 'kysely'
import type { ServiceHours } from 'contract/settings/service-hours'
import type { Db } from '../../platform/core/db.ts'
import { isoTime } from '../../platform/database/iso-time.ts'
import { readSettings } from '../../settings/settings.queries.ts'
import { dueTimesOf, type ComplaintHistory } from './complaint-clock.ts'

/**
 * Computes by when complaints are due from all that happened to them. Called in the transaction of whatever changes that,
 * with the complaints locked. The settings are read there: a process hears of a change up to a second late.
 */
export async function updateDueTimes(tx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await keepDueTimes(tx, ids, await readSettings(tx))
}

/** The same for settings that were read. */
export async function keepDueTimes(tx: Db, ids: readonly number[], settings: ServiceHours): Promise<void> {
  const histories = await historiesOf(tx, ids)
  const computed = histories.map(({ id, ...history }) => ({ id, ...dueTimesOf(history, settings) }))
  await sql`update complaint
    set answered_at = computed.answered_at, first_due_at = computed.first_due_at, due_at = computed.due_at
    from json_to_recordset(${JSON.stringify(computed)}::json)
      as computed(id integer, answered_at timestamptz, first_due_at timestamptz, due_at timestamptz)
    where complaint.id = computed.id
      and (complaint.answered_at, complaint.first_due_at, complaint.due_at)
        is distinct from (computed.answered_at, computed.first_due_at, computed.due_at)`.execute(tx)
}

const historiesOf = (tx: Db, ids: readonly number[]): Promise<(ComplaintHistory & { id: number })[]> =>
  tx
    .selectFrom('complaint')
    .where('id', '=', sql<number>`any(${ids})`)
    .select(['id', 'priority', 'created_at'])
    .select([
      sql<ComplaintHistory['steps']>`(
        select coalesce(json_agg(json_build_object(
          'status', status, 'at', ${isoTime(sql<string>`at`)}, 'is_answer', is_answer) order by at, id), '[]')
        from complaint_event where complaint_id = complaint.id)`.as('steps'),
      sql<ComplaintHistory['waits']>`(
        select coalesce(json_agg(json_build_object(
          'began_at', ${isoTime(sql<string>`began_at`)}, 'ended_at', ${isoTime(sql<string>`ended_at`)})), '[]')
        from complaint_wait where complaint_id = complaint.id)`.as('waits'),
      sql<string | null>`(
        select min(at) from complaint_log where complaint_id = complaint.id and kind = 'visit')`.as('visited_at'),
      sql<string | null>`(
        select min(created_at) from complaint_message where complaint_id = complaint.id and kind = 'staff')`.as(
        'written_at',
      ),
    ])
    .execute()
