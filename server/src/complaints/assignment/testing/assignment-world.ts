import { buildComplaint } from '../../../../test/factories/complaint.ts'
import { testApp } from '../../../../test/test-app.ts'

export async function desk({ work = false, env = {} }: { work?: boolean; env?: Record<string, string> } = {}) {
  const world = await testApp({ work, env })
  const { build, services, as } = world
  const admin = await build.admin()
  const client = as(admin)
  const customer = await build.customer()
  const centre = await build.servicePoint({
    kind: 'service_centre',
    name: 'Home Service Centre',
    districts: [await districtOf(services, customer.id)],
  })
  const complaint = await buildComplaint(services, { customer })
  const params = { id: complaint.id }
  const get = async () => (await client.complaints.get({ params })).data
  const assign = (body: Parameters<typeof client.assignments.assign>[0]['body']) =>
    client.assignments.assign({ params, body })
  return { ...world, admin, client, customer, centre, params, get, assign }
}

export const districtOf = async ({ db }: Awaited<ReturnType<typeof testApp>>['services'], id: number) =>
  (await db.selectFrom('account').select('district').where('id', '=', id).executeTakeFirstOrThrow()).district
