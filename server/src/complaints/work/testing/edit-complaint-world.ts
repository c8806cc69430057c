import { buildComplaint } from '../../../../test/factories/complaint.ts'
import { testApp } from '../../../../test/test-app.ts'

export async function desk({ work = false } = {}) {
  const world = await testApp({ work })
  const complaint = await buildComplaint(world.services)
  const staff = await world.build.admin()
  const { complaints } = world.as(staff)
  const edit = (body: Parameters<typeof complaints.update>[0]['body'], id = complaint.id) =>
    complaints.update({ params: { id }, body })
  return { ...world, ...complaint, staff, complaints, edit }
}
