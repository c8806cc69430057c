import { m } from 'contract/messages'
import type { MergeTarget } from 'contract/complaints/merging'
import { CLOSED_STATUSES } from 'contract/complaints/words'
import { sql } from 'kysely'
import type { Db } from '../../platform/core/db.ts'
import { NotFound } from '../../platform/core/problems.ts'
import { paper } from '../../registrations/paper.ts'
import { withinReach } from '../../platform/database/within-reach.ts'

const OFFERED = 50

/** The other open complaints of the customer, or those among them of one service centre; those of the same unit first, then the newest. Throws NotFound. */
export async function listMergeTargets(db: Db, id: number, reach?: number): Promise<MergeTarget[]> {
  const complaint = await db
    .selectFrom('complaint')
    .select(['customer_id', 'registration_id', 'serial_key'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!complaint) throw new NotFound(m.core_complaint_not_found())
  const rows = await db
    .selectFrom('complaint')
    .select(['id', 'job_no', 'model_name', 'serial_number', 'status', 'created_at', 'visit_date'])
    .select(
      sql<boolean>`(registration_id = ${complaint.registration_id} or coalesce(serial_key = ${complaint.serial_key}, false))`.as(
        'is_same_unit',
      ),
    )
    .where('customer_id', '=', complaint.customer_id)
    .where('id', '<>', id)
    .where('status', 'not in', CLOSED_STATUSES)
    .where(withinReach('centre_id', reach))
    .orderBy('is_same_unit', 'desc')
    .orderBy('id', 'desc')
    .limit(OFFERED)
    .execute()
  return rows.map(({ job_no, created_at, visit_date, ...row }) => ({
    ...row,
    serial_number: row.serial_number ?? '',
    job_no: job_no ?? '',
    date_joined: created_at,
    visit_date: visit_date ?? '',
  }))
}

/** The complaint in which the work on a merged one goes on, however often it was merged; its own id if it was not. */
export async function survivorOf(db: Db, id: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with recursive handled as (
      select id, merged_into from complaint where id = ${id}
      union all
      select complaint.id, complaint.merged_into from complaint join handled on complaint.id = handled.merged_into)
    select id from handled where merged_into is null`.execute(db)
  return rows[0]?.id ?? id
}

/** The complaints that were merged into one, and itself where it was merged. */
export const mergesOf = (db: Db, id: number) =>
  db
    .selectFrom('complaint')
    .select([
      'complaint.id',
      'complaint.merged_into',
      'complaint.merged_at',
      'complaint.merged_by',
      'complaint.problem_description',
      'complaint.serial_number',
    ])
    .select(paper('complaint.damaged_image_id').as('damaged_image'))
    .where('complaint.merged_into', 'is not', null)
    .where((eb) => eb.or([eb('complaint.id', '=', id), eb('complaint.merged_into', '=', id)]))
    .orderBy('complaint.id')
    .execute()
