import type { RequestState } from 'contract/parts/words'
import type { DemoPartRequest } from '../../../demo/part-requests.ts'
import { actorName } from '../accounts/person-name.ts'
import { enterMove, type Change } from '../parts/enter-move.ts'
import { placeNamed, type LedgerPlace } from '../parts/places.queries.ts'
import { transitTo } from '../parts/requests/destination.ts'
import { NO_SESSION } from '../platform/core/caller.ts'
import type { Db } from '../platform/core/db.ts'
import type { Services } from '../platform/core/services.ts'
import { daysAgo } from './days-ago.ts'

/** The requests of the demo, and a member of staff who took their steps. */
interface DemoRequests {
  requests: readonly DemoPartRequest[]
  keeper: number
}

/** Adds requests for parts as the actions of staff would have, with what they moved; the stages of complaints are there. */
export async function insertPartRequests(
  { clock }: Services,
  tx: Db,
  { requests, keeper }: DemoRequests,
): Promise<void> {
  const user = { id: keeper, role: 'service_incharge', sessionId: NO_SESSION, requestId: 'demo' } as const
  const by = { by_id: keeper, by_name: await actorName(tx, user) }
  for (const { model_num, stage, part, count, steps } of requests) {
    const { complaint_id, centre_id } = await complaintAbout(tx, model_num, stage)
    const { id: part_id } = await tx
      .selectFrom('part')
      .select('id')
      .where('number', '=', part)
      .executeTakeFirstOrThrow()
    const last = steps.at(-1)!
    const request = await tx
      .insertInto('part_request')
      .values({
        complaint_id,
        part_id,
        count,
        came: CAME.has(last.state) ? count : 0,
        state: last.state,
        centre_id: steps.some(({ state }) => state === 'sent') ? centre_id : null,
        changed_at: daysAgo(clock, last.at, steps.length),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const moves = movesOf({ shelf: await shelfOf(tx, centre_id), transit: await transitTo(tx, centre_id) })
    for (const [order, { state, at, note = '' }] of steps.entries()) {
      const time = daysAgo(clock, at, order + 1)
      await tx
        .insertInto('part_request_step')
        .values({ request_id: request.id, state, note, ...by, at: time })
        .execute()
      const [from, to] = moves[state] ?? []
      const changes: Change[] = [
        ...(from ? [{ part_id, place: from, is_defective: false, change: -count }] : []),
        ...(to ? [{ part_id, place: to, is_defective: false, change: count }] : []),
      ]
      const kind = state === 'used' ? 'used' : 'moved'
      if (from) await enterMove(tx, user, { kind, note, key: undefined, complaintId: complaint_id, at: time }, changes)
    }
  }
}

const CAME: ReadonlySet<RequestState> = new Set(['received', 'used', 'returned'])

const OFFICE: LedgerPlace = { centre_id: null, engineer_id: null, place: 'office', name: '' }

/** From where to where each step moves the parts; used ones go nowhere. */
const movesOf = ({ shelf, transit }: { shelf: LedgerPlace; transit: LedgerPlace }) =>
  ({
    sent: [OFFICE, transit],
    received: [transit, shelf],
    used: [shelf],
    returned: [shelf, OFFICE],
  }) as Partial<Record<RequestState, readonly [from: LedgerPlace, to?: LedgerPlace]>>

const shelfOf = (tx: Db, centre_id: number) =>
  placeNamed(tx, `centre-${centre_id}`, { reach: undefined, field: 'place' })

async function complaintAbout(tx: Db, model_num: string, stage: DemoPartRequest['stage']) {
  const { id, centre_id } = await tx
    .selectFrom('complaint')
    .select(['id', 'centre_id'])
    .where('model_num', '=', model_num)
    .where('status', '=', stage)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  return { complaint_id: id, centre_id: centre_id! }
}
