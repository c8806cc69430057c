import type { DemoComplaint, DemoVisitReport } from '../../../demo/people.ts'
import { enterMove, lockParts } from '../parts/enter-move.ts'
import { placeNamed } from '../parts/places.queries.ts'
import { NO_SESSION } from '../platform/core/caller.ts'
import { dayAgo, daysAgo } from './days-ago.ts'
import type { World } from './demo-world.ts'

/** Adds what came of the visits of a complaint; the parts that were used leave the bag of the engineer. */
export async function insertVisits(world: World, complaint_id: number, { reports = [] }: DemoComplaint): Promise<void> {
  if (reports.length === 0) return
  const { tx, services, people } = world
  const by_name = `${people.STAFF.firstname} ${people.STAFF.lastname}`
  const engineers = await tx
    .selectFrom('engineer')
    .select(['id', 'name'])
    .where(
      'name',
      'in',
      reports.map(({ by }) => by),
    )
    .execute()
  const rows = await tx
    .insertInto('visit_report')
    .values(
      reports.map(({ outcome, by, at, finding, labour = 0, visit_charge = 0, paid = 0 }, order) => ({
        complaint_id,
        outcome,
        visited_on: dayAgo(services.clock, at),
        engineer_id: engineers.find(({ name }) => name === by)!.id,
        engineer_name: by,
        finding,
        labour,
        visit_charge,
        paid,
        by_name,
        at: daysAgo(services.clock, at, 30 + order),
      })),
    )
    .returning(['id', 'engineer_id'])
    .execute()
  for (const [place, report] of reports.entries())
    if (report.part) await usePart(world, complaint_id, report, rows[place]!)
}

async function usePart(
  { tx, services, people, accounts }: World,
  complaintId: number,
  { part: number, at }: DemoVisitReport,
  { id: report_id, engineer_id }: { id: number; engineer_id: number | null },
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
