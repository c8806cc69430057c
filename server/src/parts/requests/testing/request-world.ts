import { sql } from 'kysely'
import { filed } from '../../../complaints/stage/testing/stage-world.ts'

/** A complaint with an engineer of a service centre, and three brushes at the head office. */
export async function desk() {
  const world = await filed()
  const { as, build, complaints, params, services } = world
  const office = as(await build.admin())
  const engineer = await build.engineer({ name: 'Ram Thapa' })
  const { centre_id } = engineer
  const centre = as(await build.admin({ role: 'centre_incharge', centre_id }))
  const { id: part_id } = await build.part({ name: 'Carbon brush', price: 180 })
  await office.partStock.receive({ body: { place: 'office', lines: [{ part_id, count: 3 }] } })
  await complaints.planVisit({ params, body: { engineer_id: engineer.id, visit_date: '2099-01-05' } })
  const ask = async (count: number, more: object = {}) => {
    await centre.partRequests.ask({ params, body: { lines: [{ part_id, count }], ...more } })
    const { data } = await office.partRequests.list({ query: { complaint_id: params.id, sort: '-created' } })
    return { params: { id: data[0]!.id } }
  }
  const stage = async () => (await complaints.get({ params })).data.status
  /** How many are where, and whether the stock is the sum of its ledger. */
  const stock = async () => {
    const { data } = await office.partStock.list({ query: { part_id } })
    const { rows } = await sql<{ differs: number }>`
      select count(*)::int as differs from part_stock as stock where count <> (
        select coalesce(sum(change), 0) from part_entry as entry
        where entry.part_id = stock.part_id and entry.place = stock.place
          and entry.is_defective = stock.is_defective)`.execute(services.db)
    return { ...Object.fromEntries(data.map(({ place, count }) => [place, count])), differs: rows[0]!.differs }
  }
  return { ...world, office, centre, engineer, centre_id, part_id, ask, stage, stock }
}
