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
        select coalesce(json_agg(json_build_object('part_id', part_id, 'number', number, 'name', name, 'price', price,
          'count', count, 'is_covered', is_covered, 'place_name', place_name) order by name, part_id), '[]')
        from visit_part where report_id = visit_report.id)`.as('parts'),
    ])
    .orderBy('id')
    .execute()
