import { CLOSED_STATUSES } from 'contract/complaints/words'
import { zoneOf } from 'contract/core/zones'
import { m } from 'contract/messages'
import { recordAudit } from '../platform/audit/audit.ts'
import type { Caller } from '../platform/core/caller.ts'
import type { NamedPlace } from '../platform/core/checked-place.ts'
import type { Db } from '../platform/core/db.ts'
import { Conflict } from '../platform/core/problems.ts'
import { differing } from '../platform/database/differing.ts'
import { centreFor } from './assignment/centre-for.ts'
import type { ComplaintLine } from './lock-complaint.ts'
import { typedPlace } from './zones.ts'

/** The open complaints of a customer, oldest first, with the address that each has. */
export const openComplaintsOf = (db: Db, customerId: number) =>
  db
    .selectFrom('complaint')
    .select(['id', 'model_name', 'customer_address as customerAddress', 'district'])
    .select((eb) => eb.fn.coalesce('job_no', eb.val('')).as('job_no'))
    .where('customer_id', '=', customerId)
    .where('status', 'not in', CLOSED_STATUSES)
    .orderBy('id')
    .execute()

/** Locks open complaints of a customer, in the order of their ids. Throws Conflict where one of them is not open any more. */
export async function lockOpenComplaints(tx: Db, customerId: number, ids: readonly number[]): Promise<ComplaintLine[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom('complaint')
    .selectAll()
    .where('id', 'in', ids)
    .where('customer_id', '=', customerId)
    .where('status', 'not in', CLOSED_STATUSES)
    .orderBy('id')
    .forUpdate()
    .execute()
  const closed = ids.find((id) => !rows.some((row) => row.id === id))
  if (closed !== undefined) throw new Conflict(m.complaints_not_open_any_more({ number: closed }), 'changed_meanwhile')
  return rows
}

/** Gives locked complaints another address and place; one that nobody has assigned follows it to another service centre. */
export async function moveComplaints(
  tx: Db,
  user: Caller,
  complaints: readonly ComplaintLine[],
  { customer_address, at, ...place }: NamedPlace & { customer_address: string; at: Date },
): Promise<void> {
  for (const before of complaints) {
    const listed =
      place.district === before.district
        ? { zone: before.zone, area: before.area }
        : typedPlace(zoneOf(place.district), place.local_level, { onlyListed: true })
    const centre = before.centre_chosen
      ? undefined
      : await centreFor(tx, { ...place, zone: listed.zone, customer_id: before.customer_id })
    const set = differing(before, {
      customer_address,
      ...place,
      ...listed,
      ...(!before.centre_chosen && { centre_id: centre?.id ?? null }),
    })
    if (!set) continue
    const { id } = before
    const after = await tx
      .updateTable('complaint')
      .set(set)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await recordAudit(tx, {
      actor: user,
      action: 'complaint.edit',
      subject: { table: 'complaint', id },
      before,
      after,
      at,
    })
  }
}
