import type { VisitReport } from 'contract/complaints/visit-reports'
import { sql } from 'kysely'
import type { Db } from '../../platform/core/db.ts'
import type { Addresses } from '../../platform/files/addresses.ts'
import { photosOfReport, picturesOf } from './visit-photos.ts'
import { stepReported } from './visit-steps.ts'

/** What came of the visits of a complaint, the first one first. */
export async function visitReportsOf(db: Db, files: Addresses, complaintId: number): Promise<VisitReport[]> {
  const rows = await db
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
      sql<VisitReport['parts']>`(
        select coalesce(json_agg(json_build_object('part_id', part_id, 'number', number, 'name', name, 'price', price,
          'count', count, 'is_covered', is_covered, 'place_name', place_name) order by name, part_id), '[]')
        from visit_part where report_id = visit_report.id)`.as('parts'),
      stepReported('set_out').as('set_out_at'),
      stepReported('arrived').as('arrived_at'),
      photosOfReport.as('found'),
      sql<number>`(select count(*)::int from visit_photo where report_id = visit_report.id and file_id is null)`.as(
        'photos_awaited',
      ),
    ])
    .orderBy('id')
    .execute()
  return rows.map(({ found, ...row }) => ({ ...row, photos: picturesOf(files, found) }))
}
