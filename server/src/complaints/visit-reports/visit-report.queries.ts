import type { OwnVisit } from 'contract/complaints/own-visit'
import type { VisitReport } from 'contract/complaints/visit-reports'
import { sql } from 'kysely'
import type { Db } from '../../platform/core/db.ts'

/** What came of the visits of a complaint, the first one first. */
export const visitReportsOf = (db: Db, complaintId: number): Promise<VisitReport[]> =>
  db
    .selectFrom('visit_report')
    .where('complaint_id', '=', complaintId)
    .select([
      'id',
      'outcome',
      'visited_on',
      'engineer_name',
      'finding',
      'note',
      'labour',
      'visit_charge',
      'parts_charge',
      'due',
      'paid',
      'by_name',
      'at',
      sql<string>`coalesce((
        select new_serial_number from replacement where report_id = visit_report.id limit 1), '')`.as('replaced_by'),
      sql<VisitReport['parts']>`(
        select coalesce(json_agg(json_build_object('part_id', used.part_id, 'number', used.number, 'name', used.name,
          'name_ne', part.name_ne, 'price', used.price, 'count', used.count, 'is_covered', used.is_covered,
          'place_name', used.place_name) order by used.name, used.part_id), '[]')
        from visit_part as used join part on part.id = used.part_id where used.report_id = visit_report.id)`.as(
        'parts',
      ),
    ])
    .orderBy('id')
    .execute()

/** The same as the customer reads it. */
export const ownVisitsOf = async (db: Db, complaintId: number): Promise<OwnVisit[]> =>
  (await visitReportsOf(db, complaintId)).map(({ by_name: _, at: __, parts, ...report }) => ({
    ...report,
    parts: parts.map(({ name, name_ne, count, is_covered }) => ({ name, name_ne, count, is_covered })),
  }))
