import { buildComplaint } from '../../../../test/factories/complaint.ts'
import { testApp } from '../../../../test/test-app.ts'

/** Monday to Friday, and Sunday of the week after; Saturday is closed. */
export const [MONDAY, TUESDAY, FRIDAY, SATURDAY, SUNDAY] = [
  '2099-01-05',
  '2099-01-06',
  '2099-01-09',
  '2099-01-10',
  '2099-01-11',
]

export async function desk() {
  const world = await testApp({ work: false })
  const client = world.as(await world.build.admin())
  const ram = await world.build.engineer()
  const hari = await world.build.engineer({ name: 'Hari Rai', centre_id: ram.centre_id, days_off: [2] })
  const board = (query: NonNullable<Parameters<typeof client.assignments.board>[0]>['query'] = { from: MONDAY }) =>
    client.assignments.board({ query })
  const planned = async (visit: object, values: Parameters<typeof buildComplaint>[1] = {}) => {
    const { id } = await buildComplaint(world.services, values)
    await client.complaints.planVisit({ params: { id }, body: visit })
    return id
  }
  return { ...world, client, ram, hari, board, planned }
}
