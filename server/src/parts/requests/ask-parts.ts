import { m } from 'contract/messages'
import { isClosed } from 'contract/complaints/words'
import type { Input } from 'contract/core/endpoint'
import type { partRequests } from 'contract/parts/requests'
import { actorName } from '../../accounts/person-name.ts'
import { lockComplaint, type ComplaintLine } from '../../complaints/lock-complaint.ts'
import { followRequests } from '../../complaints/stage/follow-requests.ts'
import { recordAudit } from '../../platform/audit/audit.ts'
import { reachOf, type Caller } from '../../platform/core/caller.ts'
import type { Db } from '../../platform/core/db.ts'
import { Conflict } from '../../platform/core/problems.ts'
import type { Services } from '../../platform/core/services.ts'
import { stateText } from '../../platform/core/state-text.ts'
import { lockParts, type NamedPart } from '../enter-move.ts'
import { destinationNamed, type Destination } from './destination.ts'

type AskForm = Input<typeof partRequests.ask>['body']

/**
 * Asks for parts that the repair of a complaint needs; the stage follows. Returns how many requests there are. A form
 * whose key is known is answered as before. Throws NotFound, Invalid, or Conflict where the complaint is closed, and for a key
 * with which parts were asked for another complaint.
 */
export const askParts = (services: Services, user: Caller, complaintId: number, form: AskForm): Promise<number> =>
  services.db.transaction().execute(async (tx) => {
    const { lines, place, note = '', key } = form
    const to = place === undefined ? undefined : await destinationNamed(tx, place, reachOf(user))
    const complaint = await lockComplaint(tx, complaintId)
    if (key !== undefined && (await isKnown(tx, key, complaint))) return lines.length
    if (isClosed(complaint.status))
      throw new Conflict(m.requests_complaint_closed({ state: stateText(complaint.status) }), 'complaint_closed')
    const parts = await lockParts(
      tx,
      lines.map(({ part_id }) => part_id),
    )
    const who = { by: await actorName(tx, user), at: services.clock.now() }
    await insertRequests(tx, user, { complaintId, lines, parts, to, note, key, ...who })
    await followRequests(services, tx, complaint, { ...who, actor: user })
    return lines.length
  })

/** Whether it was sent before; what was asked for a complaint that is merged by now has moved. Throws Conflict for a key of another's. */
async function isKnown(tx: Db, key: string, { id, merged_into }: ComplaintLine): Promise<boolean> {
  const known = await tx
    .selectFrom('part_request')
    .select('complaint_id')
    .where('key', '=', key)
    .limit(1)
    .executeTakeFirst()
  if (known && known.complaint_id !== id && merged_into === null)
    throw new Conflict(m.requests_key_of_another(), 'key_taken')
  return known !== undefined
}

interface Asked {
  complaintId: number
  lines: readonly { part_id: number; count: number }[]
  /** the locked parts */
  parts: ReadonlyMap<number, NamedPart>
  to?: Destination | undefined
  note: string
  key?: string | undefined
  by: string
  at: Date
}

/** Writes a request for each line, in the caller's transaction, in which the complaint and the parts are locked. */
export async function insertRequests(
  tx: Db,
  user: Caller,
  { complaintId, lines, parts, to, note, key, by, at }: Asked,
): Promise<void> {
  const made = await tx
    .insertInto('part_request')
    .values(
      lines.map(({ part_id, count }) => ({
        complaint_id: complaintId,
        part_id,
        count,
        centre_id: to?.centre_id ?? null,
        engineer_id: to?.place.engineer_id ?? null,
        key: key ?? null,
        changed_at: at,
      })),
    )
    .returning('id')
    .execute()
  await tx
    .insertInto('part_request_step')
    .values(made.map(({ id }) => ({ request_id: id, state: 'asked' as const, note, by_id: user.id, by_name: by, at })))
    .execute()
  await recordAudit(tx, {
    actor: user,
    action: 'complaint.ask-part',
    subject: { table: 'complaint', id: complaintId },
    after: { parts: lines.map(({ part_id, count }) => `${parts.get(part_id)!.name} × ${count}`), reason: note },
    at,
  })
}

/** Ends the received requests of a complaint for parts that were used in its repair. */
export async function useReceived(
  tx: Db,
  user: Caller,
  { complaintId, parts, by, at }: { complaintId: number; parts: readonly number[]; by: string; at: Date },
): Promise<void> {
  if (parts.length === 0) return
  const used = await tx
    .updateTable('part_request')
    .set({ state: 'used', changed_at: at })
    .where('complaint_id', '=', complaintId)
    .where('state', '=', 'received')
    .where('part_id', 'in', parts)
    .returning('id')
    .execute()
  if (used.length === 0) return
  await tx
    .insertInto('part_request_step')
    .values(used.map(({ id }) => ({ request_id: id, state: 'used' as const, by_id: user.id, by_name: by, at })))
    .execute()
}
