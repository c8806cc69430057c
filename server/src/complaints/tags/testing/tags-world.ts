import { buildComplaint } from '../../../../test/factories/complaint.ts'
import { testApp } from '../../../../test/test-app.ts'

export async function desk(count = 1) {
  const world = await testApp({ work: false })
  const ids: number[] = []
  for (let at = 0; at < count; at++) ids.push((await buildComplaint(world.services)).id)
  const staff = await world.build.admin({ firstname: 'Sita', lastname: 'Rai', role: 'call_centre' })
  const { complaintTags, complaints, history } = world.as(staff)
  const change = (body: object, id = ids[0]!) => complaintTags.change({ params: { id }, body })
  return { ...world, ids, complaintTags, complaints, history, change }
}
