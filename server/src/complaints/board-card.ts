import { sql } from 'kysely'
import { isoTime } from '../platform/database/iso-time.ts'
import { dueOf, waitOf, type DueRow } from './clock/due.queries.ts'

const timeOf = (column: string) => isoTime(sql.ref<string | null>(column))

/** The columns every board reads of a complaint. */
export const BOARD_COLUMNS = [
  'complaint.id',
  'complaint.job_no',
  'complaint.customer_name',
  'complaint.model_name',
  'complaint.problem_type',
  'complaint.status',
  'complaint.zone',
  'complaint.area',
  'complaint.district',
  'complaint.local_level',
  'complaint.ward',
  'complaint.technician',
  'complaint.visit_date',
  'complaint.priority',
  timeOf('complaint.answered_at').as('answered_at'),
  timeOf('complaint.first_due_at').as('first_due_at'),
  timeOf('complaint.due_at').as('due_at'),
  timeOf('complaint.next_due_at').as('next_due_at'),
  waitOf.as('wait'),
] as const

interface BoardRow<Status extends string> extends DueRow {
  id: number
  job_no: string | null
  customer_name: string
  model_name: string
  problem_type: string
  status: Status
  zone: string
  area: string
  district: string
  local_level: string
  ward: number | null
  technician: string
  visit_date: string | null
}

/** The card of a complaint on every board. */
export const boardCardOf = <Status extends string>(row: BoardRow<Status>) => ({
  id: row.id,
  job_no: row.job_no ?? '',
  customer_name: row.customer_name,
  model_name: row.model_name,
  problem_type: row.problem_type,
  status: row.status,
  zone: row.zone,
  area: row.area,
  district: row.district,
  local_level: row.local_level,
  ward: row.ward,
  technician: row.technician,
  visit_date: row.visit_date ?? '',
  ...dueOf(row),
})
