import type { OwnVisit } from 'contract/complaints/own-visit'
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
      sql<string>`coalesce((
        select new_serial_number from replacement where report_id = visit_report.id limit 1), '')`.as('replaced_by'),
      sql<VisitReport['parts']>`(
        select coalesce(json_agg(json_build_object('part_id', used.part_id, 'number', used.number, 'name', used.name,
          'name_ne', part.name_ne, 'price', used.price, 'count', used.count, 'is_covered', used.is_covered,
          'place_name', used.place_name) order by used.name, used.part_id), '[]')
        from visit_part as used join part on part.id = used.part_id where used.report_id = visit_report.id)`.as(
        'parts',
      ),
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

/** The same as the customer reads it; the pictures are beside it. */
export const ownVisitsOf = async (db: Db, files: Addresses, complaintId: number): Promise<OwnVisit[]> =>
  (await visitReportsOf(db, files, complaintId)).map((report) => ({
    id: report.id,
    outcome: report.outcome,
    visited_on: report.visited_on,
    engineer_name: report.engineer_name,
    finding: report.finding,
    note: report.note,
    parts: report.parts.map(({ name, name_ne, count, is_covered }) => ({ name, name_ne, count, is_covered })),
    labour: report.labour,
    visit_charge: report.visit_charge,
    parts_charge: report.parts_charge,
    due: report.due,
    paid: report.paid,
  }))
