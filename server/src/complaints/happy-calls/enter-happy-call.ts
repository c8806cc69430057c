import { m } from 'contract/messages'
import { HAPPY_CALL_TRIES } from 'contract/complaints/happy-call-words'
import type { happyCalls } from 'contract/complaints/happy-calls'
import type { Input } from 'contract/core/endpoint'
import { CLOSED_STATUSES } from 'contract/complaints/words'
import { actorName } from '../../accounts/person-name.ts'
import { recordAudit } from '../../platform/audit/audit.ts'
import type { Caller } from '../../platform/core/caller.ts'
import type { Db } from '../../platform/core/db.ts'
import { Conflict, Invalid, NotFound } from '../../platform/core/problems.ts'
import type { Services } from '../../platform/core/services.ts'
import { recordActivity } from '../complaint-log.ts'
import { lockComplaint, type ComplaintLine } from '../lock-complaint.ts'
import { reopenAfterCall } from '../outcome/reopen-complaint.ts'
import { unlessAnotherIsOpen } from '../unless-another-is-open.ts'
import { callText } from './call-text.ts'

type Form = Input<typeof happyCalls.enter>['body']

/**
 * Enters what came of a happy call. Whoever is not reached is tried again, three times in all. Where the product does not
 * work the complaint is opened again, unless another one about it is open already. Returns whether it was opened. Of
 * several who enter a call one wins. Throws NotFound, Invalid or Conflict.
 */
export async function enterHappyCall(services: Services, user: Caller, id: number, form: Form): Promise<boolean> {
  if (form.result === 'reached' && form.is_fixed === undefined)
    throw new Invalid({ is_fixed: m.happy_calls_say_whether_fixed() })
  if (form.result === 'reached' && !form.is_fixed && !form.note)
    throw new Invalid({ note: m.happy_calls_say_what_is_wrong() })
  let isReopened = false
  await unlessAnotherIsOpen(() =>
    services.db.transaction().execute(async (tx) => {
      const complaint = await lockComplaint(tx, await complaintOf(tx, id))
      const at = services.clock.now()
      const by_name = await actorName(tx, user)
      const said = await takeCall(tx, id, form, { by_id: user.id, by_name, at })
      await recordActivity(tx, { complaint_id: complaint.id, kind: 'called', text: callText(form), by_name, at })
      const subject = { table: 'complaint', id: complaint.id }
      await recordAudit(tx, { actor: user, action: 'complaint.happy-call', subject, after: said, at })
      isReopened = said.is_fixed === false && (await isReopenable(tx, complaint))
      if (isReopened) await reopenAfterCall(services, tx, complaint, user, form.note ?? '')
    }),
  )
  return isReopened
}

/** Of the complaint, which is locked before the call as everywhere. */
async function complaintOf(tx: Db, id: number): Promise<number> {
  const call = await tx.selectFrom('happy_call').where('id', '=', id).select('complaint_id').executeTakeFirst()
  if (!call) throw new NotFound(m.happy_calls_not_found())
  return call.complaint_id
}

async function takeCall(
  tx: Db,
  id: number,
  { result, is_fixed, told_paid, friendly, note, seen_tries }: Form,
  who: { by_id: number; by_name: string; at: Date },
) {
  const isReached = result === 'reached'
  const tries = seen_tries + 1
  const missed = tries >= HAPPY_CALL_TRIES ? ('unreached' as const) : ('waiting' as const)
  const said = {
    state: isReached ? ('reached' as const) : missed,
    note: note ?? '',
    ...(isReached && { is_fixed: is_fixed!, told_paid: told_paid ?? null, friendly: friendly ?? null }),
  }
  const taken = await tx
    .updateTable('happy_call')
    .set({ ...said, ...who, tries })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('tries', '=', seen_tries)
    .returning('id')
    .executeTakeFirst()
  if (!taken) throw await whyNot(tx, id)
  return { is_fixed: undefined, ...said }
}

async function whyNot(tx: Db, id: number): Promise<Conflict> {
  const { state, by_name } = await tx
    .selectFrom('happy_call')
    .where('id', '=', id)
    .select(['state', 'by_name'])
    .executeTakeFirstOrThrow()
  return state === 'withdrawn'
    ? new Conflict(m.happy_calls_opened_meantime(), 'call_withdrawn')
    : new Conflict(m.happy_calls_entered_meantime({ who: by_name }), 'call_entered')
}

/** It is still completed, and no newer complaint about the product is open, which is where the work goes on then. */
async function isReopenable(tx: Db, { id, status, registration_id }: ComplaintLine): Promise<boolean> {
  if (status !== 'Completed') return false
  const other = await tx
    .selectFrom('complaint')
    .where('registration_id', '=', registration_id)
    .where('status', 'not in', CLOSED_STATUSES)
    .where('id', '<>', id)
    .select('id')
    .executeTakeFirst()
  return other === undefined
}
