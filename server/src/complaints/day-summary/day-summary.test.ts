import { COMPLAINT_LIST } from 'contract/core/office-paths'
import { expect, test } from 'vitest'
import { ageComplaint, buildComplaint } from '../../../test/factories/complaint.ts'
import { testApp } from '../../../test/test-app.ts'
import { today } from '../../platform/core/clock.ts'
import { tellDaySummaries } from './day-summary.job.ts'

async function desk({ work = false } = {}) {
  const world = await testApp({ work })
  const { build, services, as, clock } = world
  // Whatever day it is when the test runs.
  await services.db
    .insertInto('settings')
    .values({ changed: { open_days: [0, 1, 2, 3, 4, 5, 6] } })
    .execute()
  const deepa = await build.admin({ firstname: 'Deepa', role: 'call_centre' })
  const open = async (count: number, owner_id?: number) => {
    for (let at = 0; at < count; at++) {
      const { id, customer } = await buildComplaint(services)
      await services.db
        .updateTable('complaint')
        .set({ owner_id: owner_id ?? null, visit_date: today(clock) })
        .where('id', '=', id)
        .execute()
      await as(customer).complaints.writeMine({ params: { id }, body: { text: 'When do you come?' } })
      await ageComplaint(services, id, 30)
      await services.db
        .updateTable('complaint')
        .set({ visit_date: today(clock) })
        .where('id', '=', id)
        .execute()
    }
  }
  const run = () => tellDaySummaries.run({}, services)
  const told = async (account: typeof deepa) =>
    (await as(account).notices.list({ query: {} })).data.filter(({ kind }) => kind === 'summary')
  return { ...world, deepa, open, run, told }
}

test('staff get one summary of their work a day, and none when there is nothing to do', async () => {
  const { deepa, open, run, told, build } = await desk()
  const idle = await build.admin({ role: 'service_incharge' })
  await open(2, deepa.id)
  await open(1)
  await run()
  await run()
  const text = '2 complaints are late, 2 visits today and 2 customers wait for an answer'
  expect(await told(deepa)).toMatchObject([
    { kind: 'summary', title: 'Your day', text, address: `${COMPLAINT_LIST}?assigned=mine` },
  ])
  expect(await told(idle)).toEqual([])
})

test('a centre in-charge gets a summary of the complaints of the centre', async () => {
  const { build, services, open, run, told } = await desk()
  const centre = await build.servicePoint({ kind: 'service_centre', name: 'Pokhara Service Centre' })
  const pema = await build.admin({ role: 'centre_incharge', centre_id: centre.id })
  await open(1)
  await services.db.updateTable('complaint').set({ centre_id: centre.id }).execute()
  await open(1)
  await run()
  const text = '1 complaint is late, 1 visit today and 1 customer waits for an answer'
  expect(await told(pema)).toMatchObject([{ text, address: COMPLAINT_LIST }])
})

test('no summary is sent on a day off', async () => {
  const { deepa, open, run, told, services, clock } = await desk()
  await open(1, deepa.id)
  const holidays = [{ day: today(clock), name: 'Dashain' }]
  await services.db.updateTable('settings').set({ changed: { holidays } }).execute()
  await run()
  expect(await told(deepa)).toEqual([])
})

test('staff who opt in also get the summary by SMS, in their language', async () => {
  const { deepa, open, run, as, smsTo } = await desk({ work: true })
  await as(deepa).accounts.setLanguage({ body: { language: 'ne' } })
  expect((await as(deepa).accounts.updateProfile({ body: { summary_sms: true } })).data.summary_sms).toBe(true)
  await open(1, deepa.id)
  await run()
  expect(await smsTo(deepa.contact)).toEqual([expect.stringMatching(/^Baltra: तपाईंको आजको दिन: /)])
})
