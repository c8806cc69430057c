import type { DemoComplaint, DemoVisitReport } from '../../../demo/people.ts'
import { enterMove, lockParts } from '../parts/enter-move.ts'
import { placeNamed } from '../parts/places.queries.ts'
import { NO_SESSION } from '../platform/core/caller.ts'
import { dayAgo, daysAgo } from './days-ago.ts'
import type { World } from './demo-world.ts'
import { enterVisit } from './visit-entry.ts'

/** Adds what came of the visits of a complaint; the parts that were used leave the bag of the engineer. */
export async function insertVisits(world: World, complaint_id: number, { reports = [] }: DemoComplaint): Promise<void> {
  const { tx, services } = world
  for (const [order, report] of reports.entries()) {
    const { outcome, by, at, finding, note = '', labour = 0, visit_charge = 0, paid = 0 } = report
    const { id: engineer_id } = await tx
      .selectFrom('engineer')
      .select('id')
      .where('name', '=', by)
      .executeTakeFirstOrThrow()
    const id = await enterVisit(tx, {
      complaint_id,
      outcome,
      visited_on: dayAgo(services.clock, at),
      engineer_id,
      engineer_name: by,
      finding,
      note,
      labour,
      visit_charge,
      paid,
      confirmation: outcome === 'done' ? 'code' : 'none',
      by_name: by,
      at: daysAgo(services.clock, at, 30 + order),
    })
    if (report.part) await usePart(world, complaint_id, report, { id, engineer_id })
  }
}

async function usePart(
  { tx, services, people, accounts }: World,
  complaintId: number,
  { part: number, at }: DemoVisitReport,
  { id: report_id, engineer_id }: { id: number; engineer_id: number },
): Promise<void> {
  const {
    id: part_id,
    price,
    name,
  } = await tx
    .selectFrom('part')
    .select(['id', 'price', 'name'])
    .where('number', '=', number!)
    .executeTakeFirstOrThrow()
  await lockParts(tx, [part_id])
  const place = await placeNamed(tx, `bag-${engineer_id}`, { reach: undefined, field: 'place' })
  const keeper = accounts.get(people.STAFF.contact)!
  const user = { id: keeper, role: 'service_incharge', sessionId: NO_SESSION, requestId: 'demo' } as const
  await enterMove(
    tx,
    user,
    { kind: 'used', note: `#${complaintId}`, key: undefined, complaintId, at: daysAgo(services.clock, at, 30) },
    [{ part_id, place, is_defective: false, change: -1 }],
  )
  await tx
    .insertInto('visit_part')
    .values({ report_id, part_id, number: number!, name, price, count: 1, is_covered: true, place_name: place.name })
    .execute()
}
