import { buildComplaint } from '../../../../test/factories/complaint.ts'
import { testApp } from '../../../../test/test-app.ts'

export async function desk({ work = false } = {}) {
  const world = await testApp({ work })
  const { id, customer } = await buildComplaint(world.services)
  const rita = world.as(await world.build.admin())
  const params = { id }
  const get = async () => (await rita.complaints.get({ params })).data
  return { ...world, id, customer, rita, params, get }
}
