import { receiveParts } from '../../src/parts/move-parts.ts'
import { NO_SESSION } from '../../src/platform/core/caller.ts'
import type { RequestState } from 'contract/parts/words'
import { buildPartRequest } from '../factories/part-request.ts'
import { buildPart } from '../factories/part.ts'
import { byId, eachById, inList, newName, type RightCalls } from './right-call.ts'
import { sheet } from './sheet.ts'
import type { World } from './world.ts'

const part = ({ services }: World) => buildPart(services)

/** A request of a complaint at a service centre, in this state. */
const requested =
  (state: RequestState = 'asked') =>
  async (world: World) => {
    const { id: complaint } = await world.complaint()
    const { centre_id } = await world.engineer()
    return buildPartRequest(world.services, { complaint, place: `centre-${centre_id}`, state })
  }

/** Parts on the shelf of a service centre, and an engineer of it. */
async function shelved(world: World) {
  const { id: part_id } = await part(world)
  const { id: engineer, centre_id } = await world.engineer()
  const place = `centre-${centre_id}`
  const user = { ...world.admin, role: 'admin' as const, sessionId: NO_SESSION, requestId: 'test' }
  await receiveParts(world.services, user, { place, lines: [{ part_id, count: 5 }] })
  return { part_id, place, bag: `bag-${engineer}` }
}

export const ofParts = {
  parts: {
    ...eachById(part, 'get', 'delete'),
    list: () => ({}),
    export: () => ({}),
    importTemplate: () => ({}),
    import: () => ({ body: { file: sheet({ number: 'P-1', name: 'Seal', price: 40 }) } }),
    add: () => ({ body: { number: newName(), name: 'Gasket', price: 60 } }),
    update: async (world) => {
      const { id, number } = await part(world)
      return { params: { id }, body: { number, name: 'Rubber gasket', price: 70 } }
    },
  },
  partStock: {
    places: () => ({}),
    list: async (world) => ({ query: { place: (await shelved(world)).place } }),
    entries: async (world) => ({ query: { place: (await shelved(world)).place } }),
    receive: async (world) => {
      const { part_id, place } = await shelved(world)
      return { body: { place, lines: [{ part_id, count: 2 }] } }
    },
    transfer: async (world) => {
      const { part_id, place, bag } = await shelved(world)
      return { body: { from: place, to: bag, lines: [{ part_id, count: 1 }] } }
    },
    writeOff: async (world) => {
      const { part_id, place } = await shelved(world)
      return { body: { place, is_defective: false, lines: [{ part_id, count: 1 }], note: 'Broken in the box' } }
    },
    count: async (world) => {
      const { part_id, place } = await shelved(world)
      return { body: { place, lines: [{ part_id, count: 4, seen: 5 }] } }
    },
  },
  partRequests: {
    list: async (world) => ({ query: { complaint_id: (await requested()(world)).complaint } }),
    counts: async (world) => ({ query: { complaint_id: (await requested()(world)).complaint } }),
    export: () => ({}),
    ask: async (world) => ({
      params: { id: (await world.complaint()).id },
      body: { lines: [{ part_id: (await part(world)).id, count: 1 }] },
    }),
    approveMany: inList('ids', requested()),
    sendMany: inList('ids', requested('approved')),
    approve: byId(requested(), {}),
    refuse: byId(requested(), { note: 'The motor is under warranty of the maker' }),
    send: byId(requested('approved'), { note: 'By the night bus' }),
    receive: byId(requested('sent'), { came: 1 }),
    return: byId(requested('received'), {}),
    cancel: byId(requested(), {}),
  },
} satisfies Partial<RightCalls>
