import { buildComplaint } from '../../../../test/factories/complaint.ts'
import { testApp } from '../../../../test/test-app.ts'

/** Two open complaints of one customer: reported with another serial number the second time. */
export async function reportedTwice(env: Record<string, string> = {}) {
  const world = await testApp({ work: false, env })
  const customer = await world.build.customer()
  const first = await buildComplaint(world.services, { customer, problem_description: 'It hums' })
  const second = await buildComplaint(world.services, { customer, problem_description: 'It smells burnt' })
  const staff = await world.build.admin({ firstname: 'Sita', lastname: 'Rai', role: 'service_incharge' })
  const { complaints, complaintMerging, history, complaintTags } = world.as(staff)
  const merge = (id = second.id, into = first.id, is_same_appliance = true) =>
    complaintMerging.merge({ params: { id }, body: { into, is_same_appliance } })
  const separate = (id = second.id) => complaintMerging.separate({ params: { id } })
  const get = async (id: number) => (await complaints.get({ params: { id } })).data
  const mine = world.as(customer).complaints
  return {
    ...world,
    customer,
    first,
    second,
    staff,
    complaints,
    complaintMerging,
    complaintTags,
    history,
    mine,
    merge,
    separate,
    get,
  }
}
