import { m } from 'contract/messages'
import type { EstimablePart, Estimate } from 'contract/complaints/estimates'
import { sql } from 'kysely'
import type { Db } from '../../platform/core/db.ts'
import { NotFound } from '../../platform/core/problems.ts'
import { outcomeOn } from './outcome.ts'
import { refuseOthers } from '../refuse-others.ts'

const selected = (db: Db, day: string) =>
  db
    .selectFrom('repair_estimate')
    .innerJoin('complaint', 'complaint.id', 'repair_estimate.complaint_id')
    .select([
      'repair_estimate.id',
      'repair_estimate.labour',
      'repair_estimate.visit_charge',
      'repair_estimate.parts_charge',
      'repair_estimate.total',
      'repair_estimate.valid_until',
      'repair_estimate.note',
      'repair_estimate.made_by_name',
      'repair_estimate.made_at',
      'repair_estimate.sent_at',
      'repair_estimate.answered_at',
      'repair_estimate.answer_words',
      outcomeOn(day).as('outcome'),
      sql<Estimate['parts']>`(
        select coalesce(json_agg(json_build_object('part_id', part_id, 'number', number, 'name', name, 'name_ne', name_ne,
          'price', price, 'count', count, 'is_covered', is_covered) order by name, part_id), '[]')
        from repair_estimate_part where estimate_id = repair_estimate.id)`.as('parts'),
    ])

/** The estimates of a complaint, the newest first. */
export const estimatesOf = (db: Db, complaintId: number, day: string): Promise<Estimate[]> =>
  selected(db, day)
    .where('repair_estimate.complaint_id', '=', complaintId)
    .orderBy('repair_estimate.id', 'desc')
    .execute()

/** The same for the customer whose complaint it is. Throws NotFound. */
export async function ownEstimatesOf(
  db: Db,
  { customerId, complaintId }: { customerId: number; complaintId: number },
  day: string,
): Promise<Estimate[]> {
  await refuseOthers(db, customerId, complaintId)
  return estimatesOf(db, complaintId, day)
}

/** One estimate, with what its complaint is called. Throws NotFound. */
export async function getEstimate(db: Db, id: number, day: string) {
  const row = await selected(db, day)
    .where('repair_estimate.id', '=', id)
    .select([
      'complaint.model_name',
      'repair_estimate.complaint_id',
      sql<string>`coalesce(complaint.job_no, '#' || complaint.id)`.as('reference'),
    ])
    .executeTakeFirst()
  if (!row) throw new NotFound(m.estimates_not_found())
  return row
}

const MOST_OFFERED = 300

/** The spare parts that are ordered and fit the model of a complaint, by name. Throws NotFound. */
export async function estimablePartsOf(db: Db, complaintId: number): Promise<EstimablePart[]> {
  const complaint = await db
    .selectFrom('complaint')
    .where('id', '=', complaintId)
    .select('model_num')
    .executeTakeFirst()
  if (!complaint) throw new NotFound(m.core_complaint_not_found())
  return db
    .selectFrom('part')
    .where('active', '=', true)
    .where(
      sql<boolean>`(not exists (select from part_fit where part_id = part.id) or exists (
        select from part_fit join product on product.id = part_fit.product_id
        where part_id = part.id and lower(product.model_num) = lower(${complaint.model_num})))`,
    )
    .select(['id as part_id', 'number', 'name', 'name_ne', 'price'])
    .orderBy('name')
    .orderBy('id')
    .limit(MOST_OFFERED)
    .execute()
}

/** What each part of the estimate that was accepted last costs: the price that was agreed. */
export async function acceptedPrices(db: Db, complaintId: number): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('repair_estimate_part')
    .where('estimate_id', '=', (eb) =>
      eb
        .selectFrom('repair_estimate')
        .where('complaint_id', '=', complaintId)
        .where('answer', '=', 'accepted')
        .orderBy('id', 'desc')
        .limit(1)
        .select('id'),
    )
    .select(['part_id', 'price'])
    .execute()
  return new Map(rows.map(({ part_id, price }) => [part_id, price]))
}
