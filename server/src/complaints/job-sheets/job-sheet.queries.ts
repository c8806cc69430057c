import type { VisitWindow } from 'contract/complaints/visit-windows'
import { sql } from 'kysely'
import type { Db } from '../../platform/core/db.ts'
import { plainTextOf } from '../../platform/core/rich-text.ts'
import type { EarlierRepair, JobSheet } from './job-sheet.ts'
import { withinReach } from '../../platform/database/within-reach.ts'
import { standingColumns, verdictOf, warrantyColumns } from '../warranty-verdict.ts'

/** Earlier repairs that have room on a sheet. */
const EARLIER = 2

interface Found extends Omit<JobSheet, 'address' | 'earlier' | 'fault'> {
  tracking_token: string
  earlier: FoundRepair[]
}

type FoundRepair = Omit<EarlierRepair, 'fault'> & { problem_type: string }

/** What the sheets of these complaints say, in the order of the ids; what is no more, or beyond the reader's reach, is left out. */
export async function findJobSheets(db: Db, ids: readonly number[], reach?: number): Promise<Found[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('complaint')
    .innerJoin('registration', 'registration.id', 'complaint.registration_id')
    .leftJoin('service_point', 'service_point.id', 'complaint.centre_id')
    .where('complaint.id', 'in', ids)
    .where(withinReach('complaint.centre_id', reach))
    .select([
      'complaint.id',
      'complaint.job_no',
      'complaint.tracking_token',
      'complaint.customer_name',
      'complaint.customer_contact',
      'complaint.customer_address',
      'complaint.zone',
      'complaint.area',
      'complaint.district',
      'complaint.local_level',
      'complaint.ward',
      'complaint.model_name',
      'complaint.model_num',
      'complaint.serial_number',
      'complaint.purchase_date',
      'registration.purchase_year',
      'complaint.created_at',
      ...standingColumns,
      ...warrantyColumns,
      'complaint.problem_type',
      'complaint.problem_description',
      'complaint.visit_date',
      sql<VisitWindow>`complaint.visit_window`.as('visit_window'),
      'complaint.technician',
      'complaint.technician_contact',
      sql<string>`coalesce(service_point.name, '')`.as('centre'),
      earlierOf(reach).as('earlier'),
    ])
    .execute()
  const found = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = found.get(id)
    if (!row) return []
    const { problem_description, ...rest } = row
    return [{ ...rest, warranty: verdictOf(row), remark: plainTextOf(problem_description) }]
  })
}

/** The complaints of the same unit before this one, as far as the reader sees them. */
const earlierOf = (reach: number | undefined) => sql<FoundRepair[]>`(
  select coalesce(json_agg(before order by before.id desc), '[]') from (
    select id, job_no, problem_type, status,
      to_char(coalesce(job_closing_date, created_at) at time zone 'Asia/Kathmandu', 'YYYY-MM-DD') as day
    from complaint as other
    where (other.serial_key = complaint.serial_key and other.serial_key <> ''
        or other.registration_id = complaint.registration_id) and other.id < complaint.id
      and ${withinReach('other.centre_id', reach)}
    order by id desc limit ${sql.lit(EARLIER)}
  ) as before)`
