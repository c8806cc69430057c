import type { EnquiryKind } from 'contract/enquiries/words'
import { recordAudit } from '../platform/audit/audit.ts'
import type { Caller } from '../platform/core/caller.ts'
import type { Services } from '../platform/core/services.ts'
import { lockEnquiry } from './lock-enquiry.ts'

/** Sets the topic of a message. Throws NotFound. */
export const sortEnquiry = ({ db, clock }: Services, user: Caller, id: number, kind: EnquiryKind): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const before = await lockEnquiry(tx, id)
    if (before.kind === kind) return
    const at = clock.now()
    await tx.updateTable('enquiry').set({ kind, updated_at: at }).where('id', '=', id).execute()
    await recordAudit(tx, {
      actor: user,
      action: 'enquiry.sort',
      subject: { table: 'enquiry', id },
      before: { kind: before.kind },
      after: { kind },
      at,
    })
  })
