import { m } from 'contract/messages'
import { counted } from 'contract/core/wording'
import type { Endpoint } from 'contract/core/endpoint'
import { partRequest, type partRequests } from 'contract/parts/requests'
import type { RequestState } from 'contract/parts/words'
import type { Updateable } from 'kysely'
import type { z } from 'zod'
import { actorName } from '../../accounts/person-name.ts'
import { lockComplaint } from '../../complaints/lock-complaint.ts'
import { followRequests } from '../../complaints/stage/follow-requests.ts'
import type { AuditAction } from '../../platform/audit/actions.ts'
import { recordAudit } from '../../platform/audit/audit.ts'
import { reachOf, type Caller } from '../../platform/core/caller.ts'
import type { Db } from '../../platform/core/db.ts'
import { Conflict, Invalid } from '../../platform/core/problems.ts'
import type { PartRequest } from '../../platform/core/schema.ts'
import type { Services } from '../../platform/core/services.ts'
import { refuseOldVersion } from '../../platform/database/version.ts'
import { enterMove, lockParts, type Change } from '../enter-move.ts'
import { placeNamed, type LedgerPlace } from '../places.queries.ts'
import { destinationNamed, transitTo, type Destination } from './destination.ts'
import { requestLine, type RequestLine } from './request-lines.ts'
import { getRequest } from './request.queries.ts'

/** What the form of a step says. */
type Body<E extends Endpoint> = E['body'] extends z.ZodType ? z.output<E['body']> : never

/**
 * Each of these takes a request one step on, in one transaction, and the stage of its complaint follows. They throw
 * NotFound, also for a request of another service centre, ChangedMeanwhile for one that was changed since it was seen, a
 * Problem 409 where somebody else was first, and Invalid.
 */

/** Approves a request. */
export const approveRequest = (
  services: Services,
  user: Caller,
  id: number,
  form: Body<typeof partRequests.approve>,
): Promise<void> => takeStep(services, user, id, { ...form, from: ['asked'], to: 'approved' })

/** Refuses a request, with the reason. */
export const refuseRequest = (
  services: Services,
  user: Caller,
  id: number,
  form: Body<typeof partRequests.refuse>,
): Promise<void> => takeStep(services, user, id, { ...form, from: ['asked', 'approved'], to: 'refused' })

/** Cancels a request for parts that are not sent. */
export const cancelRequest = (
  services: Services,
  user: Caller,
  id: number,
  form: Body<typeof partRequests.cancel>,
): Promise<void> => takeStep(services, user, id, { ...form, from: ['asked', 'approved'], to: 'cancelled' })

/** Sends the parts from the head office; they are in transit from then on. Refused where it has too few. */
export const sendParts = (
  services: Services,
  user: Caller,
  id: number,
  form: Body<typeof partRequests.send>,
): Promise<void> =>
  takeStep(services, user, id, {
    ...form,
    from: ['approved'],
    to: 'sent',
    isToPlace: true,
    move: async ({ tx, request, destination, enter }) => {
      const { part_id, count } = request
      const transit = await transitTo(tx, destination!.centre_id)
      await enter('moved', [
        { part_id, place: OFFICE, is_defective: false, change: -count },
        { part_id, place: transit, is_defective: false, change: count },
      ])
      return { centre_id: destination!.centre_id, engineer_id: destination!.place.engineer_id }
    },
  })

/** Enters what arrived on the shelf or in the bag; what is missing is written off, with the reason. */
export const receiveSent = (
  services: Services,
  user: Caller,
  id: number,
  { came, ...form }: Body<typeof partRequests.receive>,
): Promise<void> =>
  takeStep(services, user, id, {
    ...form,
    from: ['sent'],
    to: 'received',
    isToPlace: true,
    move: async ({ tx, request, destination, enter }) => {
      const { part_id, count } = request
      const missing = count - came
      if (missing < 0) throw new Invalid({ came: m.requests_only_so_many_sent({ n: counted(count) }) })
      if (missing > 0 && !form.note) throw new Invalid({ note: m.requests_say_what_is_missing() })
      const transit = await transitTo(tx, request.centre_id!)
      await enter('moved', [
        { part_id, place: transit, is_defective: false, change: -came },
        { part_id, place: destination!.place, is_defective: false, change: came },
      ])
      if (missing > 0) await enter('written_off', [{ part_id, place: transit, is_defective: false, change: -missing }])
      return { came, centre_id: destination!.centre_id, engineer_id: destination!.place.engineer_id }
    },
  })

/** Gives the parts back to the head office, from the way or from where they were received. */
export const returnParts = (
  services: Services,
  user: Caller,
  id: number,
  { is_defective, ...form }: Body<typeof partRequests.return>,
): Promise<void> =>
  takeStep(services, user, id, {
    ...form,
    from: ['sent', 'received'],
    to: 'returned',
    move: async ({ tx, request, enter }) => {
      const { part_id, state, centre_id, engineer_id, count, came } = request
      if (centre_id === null) throw new Conflict(m.parts_place_not_found())
      const pieces = state === 'sent' ? count : came
      const shelf = engineer_id === null ? `centre-${centre_id}` : `bag-${engineer_id}`
      const from =
        state === 'sent'
          ? await transitTo(tx, centre_id)
          : await placeNamed(tx, shelf, { reach: reachOf(user), field: 'note' })
      await enter('moved', [
        { part_id, place: from, is_defective: false, change: -pieces },
        { part_id, place: OFFICE, is_defective, change: pieces },
      ])
      return {}
    },
  })

const OFFICE: LedgerPlace = { centre_id: null, engineer_id: null, place: 'office', name: '' }

interface Acting {
  tx: Db
  request: RequestLine
  /** where the parts come, of steps that need it */
  destination: Destination | undefined
  /** writes an act of the ledger for the complaint */
  enter: (kind: 'moved' | 'written_off', changes: readonly Change[]) => Promise<void>
}

interface Step {
  from: readonly RequestState[]
  to: RequestState
  /** the version that was seen */
  version?: number | undefined
  note?: string | undefined
  place?: string | undefined
  /** parts go to a place: the given one, or that of the request */
  isToPlace?: boolean
  /** moves the parts; returns what changes in the request besides its state */
  move?: (acting: Acting) => Promise<Updateable<PartRequest>>
}

const ACTIONS: Partial<Record<RequestState, AuditAction>> = {
  approved: 'complaint.approve-part',
  refused: 'complaint.refuse-part',
  sent: 'complaint.send-part',
  received: 'complaint.receive-part',
  returned: 'complaint.return-part',
  cancelled: 'complaint.cancel-part',
}

/** Locks in the order of all acts about parts: the place, the complaint, the part, the request. */
const takeStep = (services: Services, user: Caller, id: number, step: Step): Promise<void> =>
  services.db.transaction().execute(async (tx) => {
    const { from, to, note = '', version, isToPlace, move } = step
    const reach = reachOf(user)
    const seen = await requestLine(tx, id, { reach })
    refuseOther(seen, from)
    const destination = isToPlace ? await destinationOf(tx, seen, step, reach) : undefined
    const complaint = seen.complaint_id === null ? undefined : await lockComplaint(tx, seen.complaint_id)
    const parts = await lockParts(tx, [seen.part_id])
    const request = await requestLine(tx, id, { reach, isLocked: true })
    refuseOther(request, from)
    await refuseOldVersion({ version }, request, { schema: partRequest, read: () => getRequest(tx, id, reach) })
    const at = services.clock.now()
    const by = await actorName(tx, user)
    const complaintId = request.complaint_id ?? undefined
    const enter = async (kind: 'moved' | 'written_off', changes: readonly Change[]) => {
      await enterMove(tx, user, { kind, note, key: undefined, at, ...(complaintId && { complaintId }) }, changes)
    }
    const set = (await move?.({ tx, request, destination, enter })) ?? {}
    await tx
      .updateTable('part_request')
      .set({ ...set, state: to, changed_at: at })
      .where('id', '=', id)
      .execute()
    await tx
      .insertInto('part_request_step')
      .values({ request_id: id, state: to, note, by_id: user.id, by_name: by, at })
      .execute()
    await recordAudit(tx, {
      actor: user,
      action: ACTIONS[to]!,
      subject: complaint ? { table: 'complaint', id: complaint.id } : { table: 'part', id: request.part_id },
      after: { parts: [`${parts.get(request.part_id)!.name} × ${request.count}`], reason: note },
      at,
    })
    if (complaint) await followRequests(services, tx, complaint, { by, actor: user, at })
  })

/** Where the parts come: as the form says, or as the request does. Throws Invalid where neither says it. */
function destinationOf(
  tx: Db,
  { centre_id, engineer_id }: RequestLine,
  { place }: Step,
  reach: number | undefined,
): Promise<Destination> {
  if (place !== undefined) return destinationNamed(tx, place, reach)
  if (engineer_id !== null) return destinationNamed(tx, `bag-${engineer_id}`, reach)
  if (centre_id === null) throw new Invalid({ place: m.requests_choose_place() })
  return destinationNamed(tx, `centre-${centre_id}`, reach)
}

/** Throws Conflict for a request that is not in one of these states: somebody else was first. */
function refuseOther({ state }: RequestLine, states: readonly RequestState[]): void {
  if (!states.includes(state)) throw new Conflict(IS_ALREADY[state](), 'request_changed')
}

/** Why a step is not taken. */
const IS_ALREADY: Record<RequestState, () => string> = {
  asked: m.requests_not_approved_yet,
  approved: m.requests_approved_already,
  sent: m.requests_sent_already,
  received: m.requests_received_already,
  used: m.requests_used_already,
  returned: m.requests_returned_already,
  refused: m.requests_refused_already,
  cancelled: m.requests_cancelled_already,
}
