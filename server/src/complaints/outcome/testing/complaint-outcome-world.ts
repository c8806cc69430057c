import { buildComplaint } from '../../../../test/factories/complaint.ts'
import { testApp } from '../../../../test/test-app.ts'

export async function completed() {
  const world = await testApp({ work: false })
  const complaint = await buildComplaint(world.services)
  const { complaints } = world.as(await world.build.admin())
  const params = { id: complaint.id }
  const mine = world.as(complaint.customer).complaints
  await complaints.update({ params, body: { job_no: 'JOB-7' } })
  await complaints.changeStatus({ params, body: { status: 'Completed' } })
  return { ...world, ...complaint, params, mine, complaints }
}
