import type { RequestState } from 'contract/parts/words'
import { askParts } from '../../src/parts/requests/ask-parts.ts'
import { approveRequest, receiveSent, sendParts } from '../../src/parts/requests/step-request.ts'
import { receiveParts } from '../../src/parts/move-parts.ts'
import { NO_SESSION, type Caller } from '../../src/platform/core/caller.ts'
import type { Services } from '../../src/platform/core/services.ts'
import { buildAdmin } from './account.ts'
import { buildPart } from './part.ts'

export interface PartRequestOptions {
  complaint: number
  /** a new part unless one is given; of a new one there are plenty at the head office */
  part_id?: number
  count?: number
  place?: string
  state?: RequestState
}

const STATES: readonly RequestState[] = ['asked', 'approved', 'sent', 'received']

/** A request for a part of a complaint, taken as far as `state`. Returns the ids of request, complaint and part. */
export async function buildPartRequest(services: Services, options: PartRequestOptions) {
  const { complaint, count = 1, place, state = 'asked' } = options
  const admin = await buildAdmin(services, {})
  const user: Caller = { id: admin.id, role: 'admin', sessionId: NO_SESSION, requestId: 'test' }
  const part_id = options.part_id ?? (await plenty(services, user))
  await askParts(services, user, complaint, {
    lines: [{ part_id, count }],
    ...(place !== undefined && { place }),
  })
  const { id } = await services.db
    .selectFrom('part_request')
    .select('id')
    .where('complaint_id', '=', complaint)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const steps = STATES.indexOf(state)
  if (steps >= 1) await approveRequest(services, user, id, {})
  if (steps >= 2) await sendParts(services, user, id, {})
  if (steps >= 3) await receiveSent(services, user, id, { came: count })
  return { id, complaint, part_id }
}

async function plenty(services: Services, user: Caller): Promise<number> {
  const { id } = await buildPart(services)
  await receiveParts(services, user, { place: 'office', lines: [{ part_id: id, count: 20 }] })
  return id
}
