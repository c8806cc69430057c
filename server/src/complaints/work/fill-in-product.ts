import { m } from 'contract/messages'
import type { Caller } from '../../platform/core/caller.ts'
import type { Db } from '../../platform/core/db.ts'
import { NotFound } from '../../platform/core/problems.ts'
import type { Services } from '../../platform/core/services.ts'
import { recordAudit } from '../../platform/audit/audit.ts'
import { differing } from '../../platform/database/differing.ts'
import { fillInRegistration, namingTheHolder, type FoundOut } from '../../registrations/fill-in-registration.ts'
import { refusePurchaseDate, refusePurchaseYear } from '../../registrations/purchase-date.ts'

/**
 * Fills in what was not known of the product of a complaint: in its registration, and in the complaints about it. Throws
 * NotFound, Invalid, or a Problem that names what it clashes with.
 */
export async function fillInProduct(services: Services, user: Caller, id: number, found: FoundOut): Promise<void> {
  refuseImpossible(services, found)
  await namingTheHolder(services.db, user, found.serial_number, () =>
    services.db.transaction().execute((tx) => fillInWithin({ tx, user, at: services.clock.now() }, id, found)),
  )
}

function refuseImpossible({ clock }: Services, { purchase_date, purchase_year }: FoundOut): void {
  if (purchase_date) refusePurchaseDate(clock, purchase_date)
  refusePurchaseYear(clock, purchase_year)
}

interface Work {
  tx: Db
  user: Caller
  at: Date
}

/** The same within an open transaction, before the complaint is locked: registrations are locked first. */
export async function fillInWithin({ tx, user, at }: Work, id: number, found: FoundOut): Promise<void> {
  const complaint = await tx.selectFrom('complaint').select('registration_id').where('id', '=', id).executeTakeFirst()
  if (!complaint) throw new NotFound(m.core_complaint_not_found())
  const product = await fillInRegistration({ tx, user, at }, complaint.registration_id, found)
  const about = await tx
    .selectFrom('complaint')
    .selectAll()
    .where('registration_id', '=', product.id)
    .orderBy('id')
    .forUpdate()
    .execute()
  for (const before of about) {
    const set = differing(before, {
      serial_number: before.serial_number ?? product.serial_number,
      purchase_date: before.purchase_date ?? product.purchase_date,
      ...(before.model_num === '' && { model_num: product.model_num, model_name: product.model_name }),
    })
    if (!set) continue
    const after = await tx
      .updateTable('complaint')
      .set(set)
      .where('id', '=', before.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    const subject = { table: 'complaint', id: before.id }
    await recordAudit(tx, { actor: user, action: 'complaint.edit', subject, before, after, at })
  }
}

/** Of the fields of a form those that are not known of the product yet. */
export async function unknownOfProduct(tx: Db, id: number, form: FoundOut): Promise<FoundOut | undefined> {
  const known = await tx
    .selectFrom('complaint')
    .innerJoin('registration', 'registration.id', 'complaint.registration_id')
    .select(['registration.serial_number', 'registration.model_num', 'registration.purchase_date'])
    .where('complaint.id', '=', id)
    .executeTakeFirst()
  if (!known) return undefined
  const found: FoundOut = {
    ...(known.serial_number === null && { serial_number: form.serial_number }),
    ...(known.model_num === '' && { model_name: form.model_name, model_num: form.model_num }),
    ...(known.purchase_date === null && { purchase_date: form.purchase_date }),
  }
  return found.serial_number || found.model_num || found.purchase_date ? found : undefined
}
