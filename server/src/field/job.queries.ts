import { CLOSED_STATUSES } from 'contract/complaints/words'
import { VISIT_WINDOWS } from 'contract/complaints/visit-windows'
import type { FieldJob } from 'contract/field/jobs'
import { sql } from 'kysely'
import { agreed } from '../complaints/estimates/agreed.ts'
import { stepTaken } from '../complaints/visit-reports/visit-steps.ts'
import { standingColumns, verdictOf, warrantyColumns } from '../complaints/warranty-verdict.ts'
import type { Db } from '../platform/core/db.ts'
import { plainTextOf } from '../platform/core/rich-text.ts'
import { jobVersion } from './job-version.ts'

/** What a phone needs of a long description: the office has the rest. */
const LONGEST_DESCRIPTION = 600

export interface Reader {
  /** of the engineer: no other job is read */
  engineerId: number
  /** the day in Nepal */
  today: string
  /** reads a fault in the language of the request */
  faultText: (fault: string) => string
  /** whether a job's stages are the CRM's, which asks for no code */
  isCrms: (job: { job_no: string | null }) => boolean
}

interface Days {
  /** the last day of the phone */
  until: string
  limit: number
}

/**
 * The jobs of an engineer whose visit is until a day: open ones, however late they are, and what was repaired of today's. In
 * the order of the visits.
 */
export async function jobsUntil(db: Db, reader: Reader, { until, limit }: Days): Promise<FieldJob[]> {
  const rows = await jobs(db, reader)
    .where('complaint.visit_date', '<=', until)
    .where('complaint.merged_into', 'is', null)
    .where((eb) =>
      eb.or([
        eb('complaint.status', 'not in', CLOSED_STATUSES),
        eb.and([eb('complaint.status', '=', 'Completed'), eb('complaint.visit_date', '>=', reader.today)]),
      ]),
    )
    .orderBy('complaint.visit_date')
    .orderBy(sql`array_position(array[${sql.join(VISIT_WINDOWS)}]::text[], complaint.visit_window)`)
    .orderBy('complaint.id')
    .limit(limit)
    .execute()
  return rows.map((row) => asJob(row, reader))
}

/** Those of these complaints that are the engineer's, whatever became of them, by their ids. */
export async function jobsOf(db: Db, reader: Reader, ids: readonly number[]): Promise<Map<number, FieldJob>> {
  if (ids.length === 0) return new Map()
  const rows = await jobs(db, reader).where('complaint.id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, asJob(row, reader)]))
}

const jobs = (db: Db, { engineerId, today }: Reader) =>
  db
    .selectFrom('complaint')
    .innerJoin('registration', 'registration.id', 'complaint.registration_id')
    .where('complaint.engineer_id', '=', engineerId)
    .select([
      'complaint.id',
      'complaint.engineer_id',
      'complaint.job_no',
      'complaint.status',
      'complaint.priority',
      'complaint.visit_date',
      'complaint.visit_window',
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
      'complaint.problem_type',
      'complaint.problem_description',
      'complaint.created_at',
      'registration.product_id',
      'registration.sub_category_id',
      ...standingColumns,
      ...warrantyColumns,
      visits.as('visits'),
      agreed.as('agreed'),
      stepTaken('set_out', today).as('set_out_at'),
      stepTaken('arrived', today).as('arrived_at'),
    ])

const visits = sql<FieldJob['visits']>`(
  select coalesce(json_agg(json_build_object('id', id, 'outcome', outcome, 'visited_on', visited_on,
    'engineer_name', engineer_name, 'finding', finding, 'note', note, 'due', due, 'paid', paid,
    'parts', (select coalesce(json_agg(json_build_object('number', number, 'name', name, 'count', count,
      'is_covered', is_covered) order by name, part_id), '[]') from visit_part where report_id = visit_report.id),
    'photos', (select count(*) from visit_photo where report_id = visit_report.id),
    'photos_kept', (select count(file_id) from visit_photo where report_id = visit_report.id)) order by id), '[]')
  from visit_report where complaint_id = complaint.id)`

type Row = Awaited<ReturnType<ReturnType<typeof jobs>['execute']>>[number]

function asJob(row: Row, { faultText, isCrms }: Reader): FieldJob {
  const { verdict, until, parts } = verdictOf(row)
  return {
    id: row.id,
    version: jobVersion(row),
    job_no: row.job_no ?? '',
    status: row.status,
    priority: row.priority,
    visit_date: row.visit_date ?? '',
    visit_window: row.visit_window,
    customer_name: row.customer_name,
    customer_phone: row.customer_contact,
    customer_address: row.customer_address,
    zone: row.zone,
    area: row.area,
    district: row.district,
    local_level: row.local_level,
    ward: row.ward,
    model_name: row.model_name,
    model_num: row.model_num,
    serial_number: row.serial_number ?? '',
    product_id: row.product_id,
    sub_category_id: row.sub_category_id,
    problem_type: row.problem_type,
    problem_text: faultText(row.problem_type),
    problem_description: plainTextOf(row.problem_description).slice(0, LONGEST_DESCRIPTION),
    warranty: { verdict, until, covered_parts: parts.filter((part) => part.is_covered).map(({ name }) => name) },
    visits: row.visits,
    open_amount: row.visits.reduce((sum, { due, paid }) => sum + due - paid, 0),
    asks_code: !isCrms(row),
    agreed: row.agreed,
    set_out_at: row.set_out_at,
    arrived_at: row.arrived_at,
  }
}
