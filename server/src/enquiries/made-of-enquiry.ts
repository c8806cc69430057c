import { m } from 'contract/messages'
import { may } from 'contract/core/access'
import { recordAudit } from '../platform/audit/audit.ts'
import type { Caller } from '../platform/core/caller.ts'
import type { Db } from '../platform/core/db.ts'
import { Conflict, Forbidden } from '../platform/core/problems.ts'
import { stateSet } from './settle-enquiry.ts'

/**
 * Notes that a complaint was made of a message, in the transaction that files it; an open message is closed by that. One
 * complaint is made of a message: of several who try at once one does. A message that is gone keeps nobody from filing.
 * Throws Forbidden, or Conflict.
 */
export async function complaintMadeOf(tx: Db, user: Caller, id: number, complaint: number, at: Date): Promise<void> {
  if (!may(user, 'enquiries.answer')) throw new Forbidden()
  const enquiry = await tx
    .selectFrom('enquiry')
    .where('id', '=', id)
    .select(['state', 'complaint_id'])
    .forUpdate()
    .executeTakeFirst()
  if (!enquiry) return
  const { state, complaint_id } = enquiry
  if (complaint_id !== null)
    throw new Conflict(m.enquiries_complaint_already_made_message({ n: String(complaint_id) }), 'enquiry_made')
  await tx
    .updateTable('enquiry')
    .set({
      kind: 'complaint',
      complaint_id: complaint,
      ...(state === 'open' && stateSet('closed', at)),
      updated_at: at,
    })
    .where('id', '=', id)
    .execute()
  const subject = { table: 'enquiry', id }
  await recordAudit(tx, { actor: user, action: 'enquiry.to-complaint', subject, after: { complaint }, at })
}

/** Notes that a quotation was made of a message, as complaintMadeOf does. */
export async function quotationMadeOf(tx: Db, user: Caller, id: number, quotation: number, at: Date): Promise<void> {
  if (!may(user, 'enquiries.answer')) throw new Forbidden()
  const enquiry = await tx
    .selectFrom('enquiry')
    .where('id', '=', id)
    .select(['state', 'quotation_id'])
    .forUpdate()
    .executeTakeFirst()
  if (!enquiry) return
  const { state, quotation_id } = enquiry
  if (quotation_id !== null)
    throw new Conflict(m.enquiries_quotation_already_made_message({ n: String(quotation_id) }), 'enquiry_made')
  await tx
    .updateTable('enquiry')
    .set({
      kind: 'quotation',
      quotation_id: quotation,
      ...(state === 'open' && stateSet('closed', at)),
      updated_at: at,
    })
    .where('id', '=', id)
    .execute()
  const subject = { table: 'enquiry', id }
  await recordAudit(tx, { actor: user, action: 'enquiry.to-quotation', subject, after: { quotation }, at })
}
