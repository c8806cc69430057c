import { filed } from '../../stage/testing/stage-world.ts'

/** A complaint with an engineer on the way, who has two brushes in the bag. */
export async function visited() {
  const world = await filed()
  const { as, build, complaints, params } = world
  const admin = as(await build.admin())
  const engineer = await build.engineer({ name: 'Ram Thapa' })
  const { id: part_id } = await build.part({ name: 'Carbon brush', price: 180 })
  const bag = `bag-${engineer.id}`
  await admin.partStock.receive({ body: { place: bag, lines: [{ part_id, count: 2 }] } })
  await complaints.planVisit({ params, body: { engineer_id: engineer.id, visit_date: '2099-01-05' } })
  const { visitReports: reports, partStock } = admin
  const report = { visited_on: '2026-01-31', finding: 'Worn brushes' }
  const used = (count: number, more: object = {}) => [{ part_id, count, place: bag, ...more }]
  const left = async () => (await partStock.list({ query: { part_id } })).data.map(({ count }) => count)
  const codeOf = async () => (await as(world.customer).complaints.getMine({ params })).data.visit_code
  return { ...world, codeOf, admin, reports, report, used, left, bag, part_id }
}
