import { m } from 'contract/messages'
import type { Selectable } from 'kysely'
import { isClosed } from 'contract/complaints/words'
import { reasonOf, recordDeletions, type AuditEntry, type Deletion } from '../platform/audit/audit.ts'
import { refuseInUse, type Deletable } from '../categories/in-use.ts'
import type { Complaint, Registration } from '../platform/core/schema.ts'
import { endExtensionOf } from '../extensions/ending.ts'
import { removeFiles } from '../platform/files/file.queries.ts'
import { NotFound } from '../platform/core/problems.ts'
import type { Caller } from '../platform/core/caller.ts'
import { revokePoints } from '../points/award-points.ts'
import { settleReviewPoints } from '../reviews/review-points.ts'
import type { Db } from '../platform/core/db.ts'
import { lockRows } from '../platform/database/lock-rows.ts'
import type { Services } from '../platform/core/services.ts'
import { isApproved } from 'contract/registrations/words'
import { pointsSourceOf } from './points-source.ts'
import { approved } from './proven.ts'
import { filesOfRegistrations } from './registration.queries.ts'

/** Deletes one registration. Throws NotFound, or Conflict while a complaint about it is open. */
export async function deleteRegistration(services: Services, user: Caller, id: number, how: Deletion): Promise<void> {
  const deleted = await deleteRegistrations(services, user, [id], how)
  if (deleted === 0) throw new NotFound(m.core_registration_not_found())
}

/**
 * Deletes registrations with their documents, closed complaints and remaining points, all or none. Returns the number
 * deleted. Throws Conflict while a complaint about one of them is open.
 */
export const deleteRegistrations = (
  services: Services,
  user: Caller,
  ids: readonly number[],
  how: Deletion,
): Promise<number> =>
  services.db.transaction().execute(async (tx) => {
    const rows = await lockRows(tx, 'registration', ids)
    if (rows.length === 0) return 0
    const present = rows.map(({ id }) => id)
    const complaints = await lockComplaintsOf(tx, present)
    refuseInUse(openComplaintsOf(rows, complaints), CLOSE_FIRST)
    const at = services.clock.now()
    const entry = { actor: user, at }
    const reason = reasonOf(how)
    await revokeAll(tx, rows, entry)
    await removeRegistrations(services, tx, present)
    await settleReviews(tx, services, rows, at)
    await recordDeletions(tx, { ...entry, table: 'complaint', rows: complaints, reason })
    await recordDeletions(tx, { ...entry, table: 'registration', rows, reason })
    return present.length
  })

/** Deletes registrations with their complaints and all documents. */
export async function removeRegistrations({ jobs }: Services, tx: Db, ids: readonly number[]): Promise<void> {
  const papers = await filesOfRegistrations(tx, ids)
  await tx.deleteFrom('registration').where('id', 'in', ids).execute()
  await removeFiles(tx, jobs, papers)
}

type Row = Selectable<Registration>

const lockComplaintsOf = (tx: Db, ids: readonly number[]) =>
  tx.selectFrom('complaint').selectAll().where('registration_id', 'in', ids).orderBy('id').forUpdate().execute()

export const CLOSE_FIRST = m.categories_close_it_first

/** The number of open complaints of each of these registrations. */
export function openComplaintsOf(
  rows: readonly Pick<Row, 'id' | 'model_name' | 'serial_number'>[],
  complaints: readonly Pick<Selectable<Complaint>, 'registration_id' | 'status'>[],
): Deletable[] {
  const open = complaints.filter(({ status }) => !isClosed(status))
  return rows.map(({ id, model_name, serial_number }) => ({
    name: [model_name, serial_number].filter(Boolean).join(', '),
    uses: [
      {
        count: open.filter(({ registration_id }) => registration_id === id).length,
        noun: m.things_open_complaint,
      },
    ],
  }))
}

/** In the order of the customers, whose points are locked. */
const approvedOf = (rows: readonly Row[]): Row[] =>
  rows.filter(({ status }) => isApproved(status)).toSorted((a, b) => a.customer_id - b.customer_id)

/** A customer who no longer owns a product keeps no points for its review. */
async function settleReviews(tx: Db, services: Services, rows: readonly Row[], at: Date) {
  for (const { customer_id, product_id } of approvedOf(rows))
    if (product_id !== null)
      await settleReviewPoints(tx, services, { customerId: customer_id, productId: product_id }, at)
}

async function revokeAll(tx: Db, rows: readonly Row[], entry: Pick<AuditEntry, 'actor' | 'at'>) {
  for (const row of approvedOf(rows)) {
    await endExtensionOf(tx, row.id, { ...entry, reason: 'The registration was deleted' })
    await revokePoints(tx, pointsSourceOf(approved(row)), {
      reason: `Registration of ${row.model_name} deleted`,
      registrationId: row.id,
      at: entry.at,
    })
  }
}
