import { buildComplaint } from '../../../../test/factories/complaint.ts'
import { testApp } from '../../../../test/test-app.ts'

export const DAY = '2099-01-05'

export async function day({ work = false, visits = 4 } = {}) {
  const world = await testApp({ work })
  const { as, build, services } = world
  const { assignments, complaints } = as(await build.admin())
  const ram = await build.engineer()
  const hari = await build.engineer({ name: 'Hari Rai' })
  const sita = await build.engineer({ name: 'Sita Gurung' })
  const planned = []
  const windows = ['10-13', '13-16', '16-19', ''] as const
  for (let n = 0; n < visits; n++) {
    const complaint = await buildComplaint(services)
    const visit = { engineer_id: ram.id, visit_date: DAY, visit_window: windows[n % windows.length]! }
    await complaints.planVisit({ params: complaint, body: visit })
    planned.push(complaint)
  }
  const move = (to: number[], { to_day = DAY, seen = visits } = {}) =>
    assignments.moveDay({ body: { engineer_id: ram.id, day: DAY, to_day, to, seen } })
  const visitsOn = async (of: string) => (await assignments.day({ query: { day: of } })).data
  return { ...world, assignments, complaints, ram, hari, sita, planned, move, visitsOn }
}
