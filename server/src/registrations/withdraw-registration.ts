import { m } from 'contract/messages'
import { recordAudit } from '../platform/audit/audit.ts'
import { Conflict, NotFound } from '../platform/core/problems.ts'
import type { Caller } from '../platform/core/caller.ts'
import type { Services } from '../platform/core/services.ts'
import { removeRegistrations } from './delete-registrations.ts'
import { hasComplaint } from '../complaints/open-complaint.ts'
import { lockRegistration } from './registration.queries.ts'

/** Withdraws a registration with its documents. Only its customer can, and only while nothing depends on it. */
export async function withdrawRegistration(services: Services, user: Caller, id: number): Promise<void> {
  await services.db.transaction().execute(async (tx) => {
    const registration = await lockRegistration(tx, id)
    if (registration?.customer_id !== user.id) throw new NotFound(m.core_product_not_found())
    if (registration.status === 'Approved' || registration.status === 'Discount')
      throw new Conflict(m.registrations_product_approved_carries_warranty_so_cannot())
    if (await hasComplaint(tx, id))
      throw new Conflict(m.registrations_complaint_about_product_so_cannot_withdrawn(), 'complaint_open')
    await removeRegistrations(services, tx, [id])
    await recordAudit(tx, {
      actor: user,
      action: 'registration.withdraw',
      subject: { table: 'registration', id },
      before: registration,
      at: services.clock.now(),
    })
  })
}
