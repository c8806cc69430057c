import { expect, test } from 'vitest'
import { buildComplaint } from '../../../test/factories/complaint.ts'
import { refusal } from '../../../test/refusal.ts'
import { desk } from './testing/assignment-world.ts'

test('assigning from a stale screen says who was first; of fifty concurrent assignments one wins', async () => {
  const { assign, build, get } = await desk()
  const ids = []
  for (let n = 0; n < 50; n++) ids.push((await build.engineer({ name: `Engineer ${n}` })).id)
  const told = await Promise.all(ids.map((engineer_id) => refusal(assign({ engineer_id, seen_engineer_id: null }))))
  const refused = told.filter((one) => one !== undefined)
  expect(refused).toHaveLength(49)
  const { technician, centre_name } = await get()
  for (const { status, body } of refused)
    expect([status, body.message]).toEqual([
      409,
      `Someone assigned this complaint in the meantime: ${centre_name}, ${technician}`,
    ])
})

test('of fifty who give an engineer a visit in the same window one wins, the others see the new number', async () => {
  const { client, services, build } = await desk()
  const ram = await build.engineer()
  const complaints = []
  for (let n = 0; n < 50; n++) complaints.push(await buildComplaint(services))
  const plan = ({ id }: { id: number }, seen_load: number) =>
    client.complaints.planVisit({
      params: { id },
      body: { engineer_id: ram.id, visit_date: '2099-01-05', visit_window: '10-13', seen_load },
    })
  const told = await Promise.all(complaints.map((complaint) => refusal(plan(complaint, 0))))
  const refused = told.filter((one) => one !== undefined)
  expect(refused).toHaveLength(49)
  expect(new Set(refused.map(({ body }) => body.message))).toEqual(
    new Set(['Someone changed the visits of Ram Thapa in the meantime. At this time there are now: 1']),
  )
  const next = complaints[told.findIndex((one) => one !== undefined)]!
  await plan(next, 1)
})
