import { filed } from '../../stage/testing/stage-world.ts'

/** A complaint whose first visit cost Rs. 800, of which Rs. 300 were paid at once, and whose second cost Rs. 500. */
export async function owing() {
  const world = await filed()
  const { as, build, params, customer } = world
  const sita = await build.admin({ firstname: 'Sita', lastname: 'Rai', role: 'service_incharge' })
  const desk = as(sita)
  const visit = { outcome: 'part_needed' as const, visited_on: '2026-01-31', note: 'Looked at it' }
  await desk.visitReports.add({ params, body: { ...visit, labour: 600, visit_charge: 200, paid: 300 } })
  await desk.visitReports.add({ params, body: { ...visit, labour: 500 } })
  const take = (amount: number, more: object = {}) => desk.payments.take({ params, body: { amount, ...more } })
  const account = async () => (await desk.payments.account({ params })).data
  const paidOfVisits = async () => (await desk.visitReports.list({ params })).data.map(({ paid }) => paid)
  return { ...world, sita, desk, take, account, paidOfVisits, mine: as(customer).payments }
}
