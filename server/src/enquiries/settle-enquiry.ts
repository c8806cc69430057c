import type { Wording } from 'contract/core/wording'
import { m } from 'contract/messages'
import type { EnquiryState } from 'contract/enquiries/words'
import { recordAudit } from '../platform/audit/audit.ts'
import type { Caller } from '../platform/core/caller.ts'
import type { Db } from '../platform/core/db.ts'
import { Conflict } from '../platform/core/problems.ts'
import type { Services } from '../platform/core/services.ts'
import { lockEnquiry, type EnquiryLine } from './lock-enquiry.ts'

/** Locks a message that nobody dealt with yet. Throws NotFound, or Conflict where a colleague did. */
export async function lockOpenEnquiry(tx: Db, id: number): Promise<EnquiryLine> {
  const enquiry = await lockEnquiry(tx, id)
  if (enquiry.state !== 'open') throw new Conflict(SETTLED[enquiry.state](), 'enquiry_settled')
  return enquiry
}

const SETTLED: Record<Exclude<EnquiryState, 'open'>, Wording> = {
  answered: m.enquiries_someone_answered_message_meantime,
  closed: m.enquiries_someone_closed_message_meantime,
}

/** The state of a message, and since when. */
export const stateSet = (state: EnquiryState, at: Date) => ({
  state,
  settled_at: state === 'open' ? null : at,
  updated_at: at,
})

/** Closes an open message that needs no answer. Throws NotFound, or Conflict. */
export const closeEnquiry = ({ db, clock }: Services, user: Caller, id: number, reason = ''): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await lockOpenEnquiry(tx, id)
    const at = clock.now()
    await tx.updateTable('enquiry').set(stateSet('closed', at)).where('id', '=', id).execute()
    const subject = { table: 'enquiry', id }
    await recordAudit(tx, { actor: user, action: 'enquiry.close', subject, after: { reason }, at })
  })

/** Opens a message again, whose answers stay. Throws NotFound, or Conflict where it is open. */
export const reopenEnquiry = ({ db, clock }: Services, user: Caller, id: number): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const { state } = await lockEnquiry(tx, id)
    if (state === 'open') throw new Conflict(m.enquiries_message_already_open(), 'enquiry_open')
    const at = clock.now()
    await tx.updateTable('enquiry').set(stateSet('open', at)).where('id', '=', id).execute()
    await recordAudit(tx, { actor: user, action: 'enquiry.reopen', subject: { table: 'enquiry', id }, at })
  })
