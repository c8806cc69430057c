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
    if (registration?.customer_id !== user.id) throw new NotFound('Product not found')
    if (registration.status === 'Approved' || registration.status === 'Discount')
      throw new Conflict('This product is approved and carries a warranty, so it cannot be withdrawn')
    if (await hasComplaint(tx, id))
      throw new Conflict('There is a complaint about this product, so it cannot be withdrawn', 'complaint_open')
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
