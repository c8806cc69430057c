import type { VisitReport } from 'contract/complaints/visit-reports'
import { sql } from 'kysely'
import type { Db } from '../../platform/core/db.ts'
import type { Addresses } from '../../platform/files/addresses.ts'
import { addressOf, named, paper } from '../../registrations/paper.ts'

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
      'confirmation',
      'no_code_reason',
      paper('signature_id').as('signature'),
      'by_name',
      'at',
      sql<VisitReport['parts']>`(
        select coalesce(json_agg(json_build_object('part_id', part_id, 'number', number, 'name', name, 'price', price,
          'count', count, 'is_covered', is_covered, 'place_name', place_name) order by name, part_id), '[]')
        from visit_part where report_id = visit_report.id)`.as('parts'),
    ])
    .orderBy('id')
    .execute()
  return rows.map(({ signature, ...row }) => ({
    ...row,
    signature: addressOf(files, signature, named('Signature', String(row.id))),
  }))
}

/** The signatures under the reports of these complaints. */
export async function signaturesOf(db: Db, complaintIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('visit_report')
    .select('signature_id')
    .where('complaint_id', 'in', complaintIds)
    .where('signature_id', 'is not', null)
    .$narrowType<{ signature_id: number }>()
    .execute()
  return rows.map(({ signature_id }) => signature_id)
}
