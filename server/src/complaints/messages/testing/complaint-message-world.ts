import { buildComplaint } from '../../../../test/factories/complaint.ts'
import { testApp } from '../../../../test/test-app.ts'

export async function desk({ work = false } = {}) {
  const world = await testApp({ work })
  const complaint = await buildComplaint(world.services)
  const staff = await world.build.admin({ firstname: 'Sita', lastname: 'Rai' })
  const params = { id: complaint.id }
  const mine = world.as(complaint.customer).complaints
  const { complaints } = world.as(staff)
  const write = (text: string, kind: 'staff' | 'internal' = 'staff', key?: string) =>
    complaints.write({ params, body: { text, kind, ...(key && { key }) } })
  const answer = (text: string, key?: string) => mine.writeMine({ params, body: { text, ...(key && { key }) } })
  return { ...world, ...complaint, staff, params, mine, complaints, write, answer }
}
