import { expect, test } from 'vitest'
import { buildComplaint } from '../../../test/factories/complaint.ts'
import { refusal, refusedWith } from '../../../test/refusal.ts'
import { isSampled } from './is-sampled.ts'
import { replacing } from '../../registrations/testing/replace-world.ts'
import { completed } from './testing/completed-world.ts'

test('a customer who gave no code is called from the next day on, for fifteen days', async () => {
  const { due, move, rita, id } = await completed()
  expect(await due()).toMatchObject([
    { complaint_id: id, state: 'due', why: 'unconfirmed', confirmation: 'none', tries: 0 },
  ])
  const listed = async (state: 'later' | 'lapsed') =>
    (await rita.happyCalls.list({ query: { state } })).data.map((call) => call.state)
  await move(1, 15)
  expect([await due(), await listed('later')]).toEqual([[], ['later']])
  await move(-15, -1)
  expect([await due(), await listed('lapsed')]).toEqual([[], ['lapsed']])
})

test('what the customer says is kept with the complaint; it works', async () => {
  const { rita, call, due, complaints, params, own } = await completed()
  const { message, data } = await rita.happyCalls.enter({
    ...call,
    body: { result: 'reached', is_fixed: true, told_paid: 'Rs. 1,500', friendly: 4, note: 'On time', seen_tries: 0 },
  })
  expect([message, data.reopened]).toEqual(['The call is entered', false])
  expect(data.call).toMatchObject({ state: 'reached', is_fixed: true, told_paid: 1500, friendly: 4, note: 'On time' })
  expect(await due()).toEqual([])
  const { data: timeline } = await complaints.timeline({ params })
  expect(timeline.at(-1)).toMatchObject({ kind: 'called', text: 'fixed, paid 1500, friendly 4: On time' })
  expect((await own()).status).toBe('Completed')
})

test('a product that does not work opens the complaint again, with what is wrong', async () => {
  const { rita, call, due, complaints, params, own } = await completed()
  const body = { result: 'reached' as const, is_fixed: false, seen_tries: 0 }
  expect((await refusal(rita.happyCalls.enter({ ...call, body })))?.body.errors).toEqual({
    note: 'Write what the customer says is wrong',
  })
  const { data } = await rita.happyCalls.enter({ ...call, body: { ...body, note: 'It hums again' } })
  expect(data).toMatchObject({ reopened: true, call: { state: 'reached', is_fixed: false } })
  expect(await own()).toMatchObject({ status: 'On Service', job_closing_date: '' })
  const { data: timeline } = await complaints.timeline({ params })
  expect(timeline.map(({ kind, text }) => [kind, text])).toContainEqual([
    'internal',
    'Does not work, says the customer: It hums again',
  ])
  // Completed once more, they are called once more.
  await complaints.changeStatus({ params, body: { status: 'Completed' } })
  expect((await rita.happyCalls.ofComplaint({ params })).data.map(({ state }) => state)).toEqual(['later', 'reached'])
  expect(await due()).toEqual([])
})

test('three times nobody answers, then nobody calls; who opens the complaint again is not called either', async () => {
  const { rita, call, due, services, complaints } = await completed()
  const body = { result: 'not_reached' as const }
  const states = []
  for (const seen_tries of [0, 1, 2])
    states.push((await rita.happyCalls.enter({ ...call, body: { ...body, seen_tries } })).data.call.state)
  expect([states, await due()]).toEqual([['due', 'due', 'unreached'], []])
  const other = await buildComplaint(services)
  const params = { id: other.id }
  await complaints.changeStatus({ params, body: { status: 'Completed' } })
  await complaints.reopenForCustomer({ params, body: { reason: 'By mistake' } })
  const { data: calls } = await rita.happyCalls.ofComplaint({ params })
  expect(calls.map(({ state }) => state)).toEqual(['withdrawn'])
  const again = { params: { id: calls[0]!.id }, body: { ...body, seen_tries: 0 } }
  expect(await refusedWith(rita.happyCalls.enter(again))).toMatch(/^409 The complaint was opened again/)
})

test('who gave the code for an appliance that was replaced is none who gave no code', async () => {
  const { replace, admin, own, complaint } = await replacing()
  await admin.settings.update({ body: { version: 1, happy_call_percent: 100 } })
  const params = { id: complaint.id }
  await admin.complaints.planVisit({ params, body: { technician: 'Ram', visit_date: '2099-01-05' } })
  await replace({ new_serial_number: 'NEW-7', code: (await own.complaints.getMine({ params })).data.visit_code })
  expect((await admin.happyCalls.ofComplaint({ params })).data).toMatchObject([{ why: 'sample', confirmation: 'code' }])
})

test('of those who gave the code a sample is called, always the same', () => {
  const sampled = (percent: number) =>
    Array.from({ length: 10_000 }, (_, id) => isSampled(id + 1, percent)).filter(Boolean)
  expect([sampled(0).length, sampled(100).length]).toEqual([0, 10_000])
  expect(Math.abs(sampled(10).length - 1000)).toBeLessThan(50)
})
