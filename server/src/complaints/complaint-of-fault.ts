import type { Selectable } from 'kysely'
import type { Db } from '../platform/core/db.ts'
import { asRichText } from 'contract/core/texts/plain-text'
import type { Registration, ReportedFault } from '../platform/core/schema.ts'
import { insertComplaint } from './insert-complaint.ts'

/** Opens the complaint for a fault that was reported with a registration. Called when it is approved. Returns the complaint's id. */
export async function openComplaintOfFault(
  tx: Db,
  registration: Selectable<Registration>,
  fault: Selectable<ReportedFault>,
  at: Date,
): Promise<number> {
  const person = await tx
    .selectFrom('account')
    .select(['firstname', 'lastname', 'contact', 'email', 'customer_address', 'city', 'district'])
    .where('id', '=', registration.customer_id)
    .executeTakeFirstOrThrow()
  const { model_name, model_num, serial_number, purchase_date } = registration
  return insertComplaint(tx, {
    registration_id: registration.id,
    customer_id: registration.customer_id,
    customer_name: `${person.firstname} ${person.lastname}`,
    customer_contact: person.contact,
    customer_address: [person.customer_address, person.city, person.district].filter(Boolean).join(', '),
    email: person.email,
    model_name,
    model_num,
    serial_number,
    purchase_date,
    problem_type: fault.problem_type,
    problem_description: asRichText(fault.problem_description || fault.problem_type),
    damaged_image_id: fault.photo_id,
    warranty_image_id: null,
    created_at: at,
  })
}
