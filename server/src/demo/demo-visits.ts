import { sql } from 'kysely'
import { visitInWords, visitOf } from '../complaints/stage/visit.ts'
import type { Db } from '../platform/core/db.ts'
import type { Services } from '../platform/core/services.ts'
import { canonicalSerial } from 'contract/core/texts/canonical'
import { dayAgo, daysAgo } from './days-ago.ts'
import { enterVisit } from './visit-entry.ts'

/** Moves the first visit that is still to come to where it is planned, as its customer would by the link. */
export async function moveVisit({ clock }: Services, tx: Db): Promise<void> {
  const complaint = await tx
    .selectFrom('complaint')
    .selectAll()
    .where('visit_date', '>', dayAgo(clock, 0))
    .where('engineer_id', 'is not', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (!complaint) return
  await tx.updateTable('complaint').set({ visit_moves: 1 }).where('id', '=', complaint.id).execute()
  await tx
    .insertInto('complaint_log')
    .values({
      complaint_id: complaint.id,
      kind: 'visit',
      text: visitInWords(visitOf(complaint)),
      by_name: complaint.customer_name,
      at: daysAgo(clock, 0),
    })
    .execute()
}

/** Replaces the appliance of the last finished repair of which the store has another one, and of which nobody spoke since. */
export async function replaceAppliance(tx: Db): Promise<void> {
  const found = await tx
    .selectFrom('complaint')
    .innerJoin('registration', 'registration.id', 'complaint.registration_id')
    .innerJoin('unit', 'unit.model_number', 'registration.model_num')
    .where('complaint.status', '=', 'Completed')
    .where('complaint.job_closing_date', 'is not', null)
    .where('registration.status', '=', 'Approved')
    .where('registration.serial_number', 'is not', null)
    .where('complaint.rating', 'is', null)
    .where(sql<boolean>`not exists (select from happy_call where happy_call.complaint_id = complaint.id)`)
    .where(
      sql<boolean>`not exists (select from visit_part join visit_report on visit_report.id = visit_part.report_id
        where visit_report.complaint_id = complaint.id)`,
    )
    .where(sql<boolean>`not exists (select from registration held where held.serial_key = unit.serial_key)`)
    .select([
      'complaint.id',
      'complaint.job_closing_date',
      'complaint.technician',
      'registration.id as registration_id',
    ])
    .select(['registration.serial_number', 'registration.model_num', 'unit.serial_number as new_serial_number'])
    .orderBy('complaint.id', 'desc')
    .orderBy('unit.id')
    .limit(1)
    .executeTakeFirst()
  if (!found?.serial_number || !found.job_closing_date) return
  const { registration_id, serial_number, new_serial_number, model_num, job_closing_date: at } = found
  const replaced_on = at.slice(0, 10)
  const reason = 'The motor burnt within the warranty, and no part was in stock'
  await endAsReplaced(tx, found.id)
  const report_id = await enterVisit(tx, {
    complaint_id: found.id,
    outcome: 'replaced',
    visited_on: replaced_on,
    engineer_name: found.technician,
    note: reason,
    confirmation: 'code',
    by_name: found.technician,
    at,
  })
  await tx
    .updateTable('registration')
    .set({ serial_number: new_serial_number, is_genuine: true })
    .where('id', '=', registration_id)
    .execute()
  await tx
    .updateTable('point_lot')
    .set({ source_key: canonicalSerial(new_serial_number) })
    .where('registration_id', '=', registration_id)
    .where('source', '=', 'registration')
    .execute()
  await tx
    .insertInto('replacement')
    .values({
      registration_id,
      report_id,
      old_serial_number: serial_number,
      old_model_num: model_num,
      new_serial_number,
      new_model_num: model_num,
      reason,
      replaced_on,
      at,
    })
    .execute()
}

/** A complaint that ended with another appliance was not repaired, whatever was told of it before. */
async function endAsReplaced(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('visit_report').where('complaint_id', '=', id).where('outcome', '=', 'done').execute()
  await tx
    .deleteFrom('complaint_log')
    .where('complaint_id', '=', id)
    .where('kind', '=', 'visited')
    .where('text', '=', 'done')
    .execute()
  await tx
    .updateTable('complaint_event')
    .set({ description: 'Replaced by a new one of the same model.' })
    .where('complaint_id', '=', id)
    .where('status', '=', 'Completed')
    .execute()
}
