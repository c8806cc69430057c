import { buildComplaint } from '../../../../test/factories/complaint.ts'
import { testApp } from '../../../../test/test-app.ts'
import { today } from '../../../platform/core/clock.ts'

export async function desk({ work = false } = {}) {
  const world = await testApp({ work })
  const complaint = await buildComplaint(world.services)
  const params = { id: complaint.id }
  const { complaints } = world.as(await world.build.admin())
  const plan = (body: Parameters<typeof complaints.planVisit>[0]['body']) => complaints.planVisit({ params, body })
  const day = (days: number) => today({ now: () => new Date(world.clock.now().getTime() + days * 24 * 3600_000) })
  return { ...world, ...complaint, params, complaints, plan, day }
}
