import { m } from 'contract/messages'
import { sql } from 'kysely'
import type { ComplaintBackground, RelatedComplaint } from 'contract/complaints/background'
import { REPEAT_DAYS } from 'contract/complaints/words'
import { NotFound } from '../platform/core/problems.ts'
import { notesAbout } from '../customer-notes/customer-note.queries.ts'
import { reachOf, type SignedIn } from '../platform/core/caller.ts'
import type { Db } from '../platform/core/db.ts'
import { withinReach } from '../platform/database/within-reach.ts'

const SHOWN = 10

/** Notes about the customer and other complaints of person or product, newest first. For staff. Throws NotFound. */
export async function backgroundOf(db: Db, id: number, reader: SignedIn): Promise<ComplaintBackground> {
  const complaint = await db
    .selectFrom('complaint')
    .where('id', '=', id)
    .select(['id', 'customer_id', 'registration_id', 'serial_key', 'created_at'])
    .executeTakeFirst()
  if (!complaint) throw new NotFound(m.core_complaint_not_found())
  const [notes, rows, repeat] = await Promise.all([
    notesAbout(db, complaint.customer_id, reader.id),
    relatedTo(within(db, reader), complaint),
    repairBefore(within(db, reader), complaint),
  ])
  return { notes, related: { total: rows[0]?.total ?? 0, rows: rows.map(asRelated) }, repeat_of: repeat?.id ?? null }
}

interface Subject {
  id: number
  customer_id: number
  registration_id: number
  serial_key: string | null
  created_at: string
}

/** Of the same serial number; while it is not known, of the same registration. */
const ofUnit = ({ serial_key, registration_id }: Subject) =>
  serial_key
    ? sql<boolean>`(complaint.serial_key = ${serial_key})`
    : sql<boolean>`(complaint.registration_id = ${registration_id})`

/** The complaints that a reader sees. */
const within = (db: Db, reader: SignedIn) => {
  const reach = reachOf(reader)
  return db.selectFrom('complaint').where(withinReach('complaint.centre_id', reach))
}

const relatedTo = (complaints: ReturnType<typeof within>, complaint: Subject) =>
  complaints
    .where('id', '<>', complaint.id)
    .where((eb) => eb.or([eb('customer_id', '=', complaint.customer_id), ofUnit(complaint)]))
    .select(['id', 'model_name', 'serial_number', 'job_no', 'problem_type', 'status', 'created_at', 'merged_into'])
    .select([
      sql<boolean>`coalesce(${ofUnit(complaint)}, false)`.as('is_same_unit'),
      sql<number>`(count(*) over ())::int`.as('total'),
    ])
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute()

/** The repair of the same unit that ended shortly before this complaint. */
const repairBefore = (complaints: ReturnType<typeof within>, complaint: Subject) =>
  complaints
    .where('id', '<', complaint.id)
    .where(ofUnit(complaint))
    .where('status', '=', 'Completed')
    .where(
      sql<boolean>`coalesce(job_closing_date, created_at)
        >= ${complaint.created_at}::timestamptz - ${REPEAT_DAYS} * interval '1 day'`,
    )
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

type Row = Awaited<ReturnType<typeof relatedTo>>[number]

const asRelated = (row: Row): RelatedComplaint => ({
  id: row.id,
  model_name: row.model_name,
  serial_number: row.serial_number ?? '',
  job_no: row.job_no ?? '',
  problem_type: row.problem_type,
  status: row.status,
  date_joined: row.created_at,
  is_same_unit: row.is_same_unit,
  merged_into: row.merged_into,
})
