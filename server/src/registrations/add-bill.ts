import { m } from 'contract/messages'
import type { Input } from 'contract/core/endpoint'
import type { registrations } from 'contract/registrations/endpoints'
import { recordAudit, type AuditEntry } from '../platform/audit/audit.ts'
import type { Db } from '../platform/core/db.ts'
import { Conflict, NotFound } from '../platform/core/problems.ts'
import type { Services } from '../platform/core/services.ts'
import { insertFile } from '../platform/files/file.queries.ts'
import { lockRegistration } from './registration.queries.ts'

type BillForm = Input<typeof registrations.addBill>['body']
type Registration = NonNullable<Awaited<ReturnType<typeof lockRegistration>>>

/**
 * Adds the bill that was not there when a registration was made, and the warranty card if it has none; it then waits in
 * the queue. `expecting` checks more once the registration is locked. Throws NotFound, or Conflict where there is a bill:
 * papers are not exchanged.
 */
export const addBill = (
  { db, files, clock }: Services,
  actor: AuditEntry['actor'],
  id: number,
  form: BillForm,
  expecting?: (tx: Db, before: Registration) => Promise<void>,
): Promise<void> =>
  files.storing({ bill: form.bill_image_one, card: form.warranty_image }, 'private', ({ bill, card }) =>
    db.transaction().execute(async (tx) => {
      const before = await lockRegistration(tx, id)
      if (!before) throw new NotFound(m.core_registration_not_found())
      if (before.bill_image_id !== null) throw hasBill()
      await expecting?.(tx, before)
      const set = {
        bill_image_id: await insertFile(tx, bill),
        ...(card && before.warranty_image_id === null && { warranty_image_id: await insertFile(tx, card) }),
      }
      await tx.updateTable('registration').set(set).where('id', '=', id).execute()
      const subject = { table: 'registration', id }
      const at = clock.now()
      await recordAudit(tx, { actor, action: 'registration.add-bill', subject, before, after: set, at })
    }),
  )

/** Refuses the form before a byte of it is read. Throws NotFound or Conflict. */
export async function expectNoBill({ db }: Pick<Services, 'db'>, id: number): Promise<void> {
  const row = await db.selectFrom('registration').where('id', '=', id).select('bill_image_id').executeTakeFirst()
  if (!row) throw new NotFound(m.core_registration_not_found())
  if (row.bill_image_id !== null) throw hasBill()
}

/** Refused: papers are not exchanged. */
export const hasBill = () => new Conflict(m.registrations_has_bill(), 'has_bill')
