import { buildComplaint } from '../../../../test/factories/complaint.ts'
import { testApp } from '../../../../test/test-app.ts'

export async function filed() {
  const world = await testApp({ work: false })
  const complaint = await buildComplaint(world.services)
  const staff = await world.build.customer({ role: 'service_incharge' })
  const { complaints } = world.as(staff)
  const params = { id: complaint.id }
  const steps = async () =>
    (await complaints.get({ params })).data.stepper.map(({ newServiceStatusName }) => newServiceStatusName)
  return { ...world, ...complaint, staff, complaints, params, steps }
}
