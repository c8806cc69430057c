import { m } from 'contract/messages'
import type { Selectable } from 'kysely'
import type { Input } from 'contract/core/endpoint'
import type { registrations } from 'contract/registrations/endpoints'
import { recordAudit } from '../platform/audit/audit.ts'
import type { Caller } from '../platform/core/caller.ts'
import type { Db } from '../platform/core/db.ts'
import { Conflict, NotFound } from '../platform/core/problems.ts'
import type { Registration } from '../platform/core/schema.ts'
import { lockRows } from '../platform/database/lock-rows.ts'
import { lockPoints } from '../points/point.queries.ts'
import type { Services } from '../platform/core/services.ts'
import { decideAtDesk } from './decision/decide-registration.ts'
import { refuseDecided } from './decision/last-decider.ts'
import { transferredNews } from './registration-news.ts'

type Row = Selectable<Registration>
type TransferForm = Input<typeof registrations.transfer>['body']

/**
 * Gives a claimed product to whoever claims it, in one transaction: the registration that held its serial number is
 * rejected with the reason, by the rules of every rejection, and the dispute is approved. Throws Conflict when the dispute
 * was decided, or the number changed hands, in the meantime.
 */
export const transferRegistration = (services: Services, user: Caller, id: number, form: TransferForm): Promise<void> =>
  services.db.transaction().execute(async (tx) => {
    const { dispute, holder } = await lockBoth(tx, id, form.held_by)
    // In the order of the customers, as deletions lock them.
    for (const customer of [dispute.customer_id, holder.customer_id].toSorted((a, b) => a - b))
      await lockPoints(tx, customer)
    await passSerial(tx, holder.id, dispute.id)
    const desk = { services, tx, user, at: services.clock.now() }
    const { reason, warranty_months } = form
    await decideAtDesk(desk, holder.id, {
      status: 'Rejected',
      seen: holder.status,
      reason,
      news: transferredNews,
    })
    await decideAtDesk(desk, dispute.id, { status: 'Approved', warranty_months })
    const entry = { actor: user, action: 'registration.transfer' as const, at: desk.at }
    const subject = (row: Row) => ({ table: 'registration', id: row.id })
    await recordAudit(tx, { ...entry, subject: subject(holder), after: { to: dispute.id, reason } })
    await recordAudit(tx, { ...entry, subject: subject(dispute), after: { from: holder.id, reason } })
  })

async function lockBoth(tx: Db, id: number, holderId: number): Promise<{ dispute: Row; holder: Row }> {
  const rows = await lockRows(tx, 'registration', [id, holderId])
  const dispute = rows.find((row) => row.id === id)
  if (!dispute) throw new NotFound(m.core_registration_not_found())
  if (!dispute.is_disputed || !dispute.is_duplicate || dispute.status !== 'Pending') await refuseDecided(tx, dispute)
  const holder = rows.find((row) => row.id === holderId)
  const holds = holder?.serial_key === dispute.serial_key && holder.status !== 'Rejected' && !holder.is_duplicate
  if (!holder || !holds)
    throw new Conflict(m.registrations_another_registration_holds_serial_number_meantime(), 'serial_number_taken')
  return { dispute, holder }
}

/** Marks are passed on before the rejection, which would give the number to the oldest of several claims. */
async function passSerial(tx: Db, from: number, to: number): Promise<void> {
  await tx.updateTable('registration').set({ is_duplicate: true }).where('id', '=', from).execute()
  await tx.updateTable('registration').set({ is_duplicate: false }).where('id', '=', to).execute()
}
