import type { DemoPart, DemoPartMove } from '../../../demo/parts.ts'
import { enterMove } from '../parts/enter-move.ts'
import { placeNamed, type LedgerPlace } from '../parts/places.queries.ts'
import { insertPart } from '../parts/save-part.ts'
import { NO_SESSION } from '../platform/core/caller.ts'
import type { Db } from '../platform/core/db.ts'
import type { Services } from '../platform/core/services.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** The parts of the demo, and a member of staff who entered what happened to them. */
export interface DemoStock {
  parts: readonly DemoPart[]
  moves: readonly DemoPartMove[]
  keeper: number
}

/** Adds the demo's spare parts and their ledger, with the actions that staff have. */
export async function insertParts({ clock }: Services, tx: Db, { parts, moves, keeper }: DemoStock): Promise<void> {
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS)
  const oldest = Math.max(...moves.map(({ at }) => at))
  const models = await tx.selectFrom('product').select(['id', 'model_num']).execute()
  const ids = new Map<string, number>()
  for (const part of parts) {
    const form = {
      ...part,
      active: part.active ?? true,
      models: part.models.map((number) => models.find(({ model_num }) => model_num === number)!.id),
    }
    ids.set(part.number, await insertPart(tx, { id: null, role: 'system' }, form, daysAgo(oldest)))
  }

  const placeOf = await placesByName(tx)
  const user = { id: keeper, role: 'service_incharge', sessionId: NO_SESSION, requestId: 'demo' } as const
  for (const { kind, at, from, to, is_defective = false, note = '', pieces } of moves) {
    const [leaves, comes] = [await placeOf(from), await placeOf(to)]
    const changes = Object.entries(pieces).flatMap(([number, count]) => {
      const entry = { part_id: ids.get(number)!, is_defective }
      return [
        ...(GIVES.has(kind) ? [{ ...entry, place: leaves, change: -count }] : []),
        ...(TAKES.has(kind) ? [{ ...entry, place: comes, change: count }] : []),
      ]
    })
    await enterMove(tx, user, { kind, note, key: undefined, at: daysAgo(at) }, changes)
  }
}

/** What leaves a place, and what comes to one. */
const GIVES: ReadonlySet<DemoPartMove['kind']> = new Set(['moved', 'counted', 'written_off'])
const TAKES: ReadonlySet<DemoPartMove['kind']> = new Set(['received', 'moved', 'removed'])

/** Service centres and engineers by name; without one, the head office. */
async function placesByName(tx: Db): Promise<(name: string | undefined) => Promise<LedgerPlace>> {
  const centres = await tx
    .selectFrom('service_point')
    .select(['id', 'name'])
    .where('kind', '=', 'service_centre')
    .execute()
  const engineers = await tx.selectFrom('engineer').select(['id', 'name']).execute()
  const places = new Map<string | undefined, string>([
    [undefined, 'office'],
    ...centres.map(({ id, name }) => [name, `centre-${id}`] as const),
    ...engineers.map(({ id, name }) => [name, `bag-${id}`] as const),
  ])
  return (name) => placeNamed(tx, places.get(name)!, { reach: undefined, field: 'place' })
}
