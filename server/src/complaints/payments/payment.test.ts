import { expect, test } from 'vitest'
import { buildComplaint } from '../../../test/factories/complaint.ts'
import { refusal, refusedWith } from '../../../test/refusal.ts'
import { receiptFacts } from './receipt.queries.ts'
import { owing } from './testing/owing-world.ts'

test('what is paid later settles the oldest visit first, and never more than is left', async () => {
  const { take, account, paidOfVisits, mine, params, desk, services } = await owing()
  expect(await account()).toMatchObject({ due: 1300, received: 300, rest: 1000 })
  expect((await refusal(take(1001)))?.body.errors).toEqual({ amount: 'Only Rs. 1,000 is left to pay' })
  expect((await refusal(take(0)))?.body.errors).toEqual({ amount: 'Enter the amount in rupees' })
  const key = crypto.randomUUID()
  const { message, data } = await take(700, { method: 'transfer', key })
  expect([message, data.number, data.received_by_name]).toEqual([
    'Receipt 2083/84-000002 is made',
    '2083/84-000002',
    'Sita Rai',
  ])
  expect((await take(700, { key })).data.id).toBe(data.id)
  const other = await buildComplaint(services)
  const body = { amount: 700, key }
  expect(await refusedWith(desk.payments.take({ params: other, body }))).toMatch(/^409 This payment was entered for an/)
  expect([await paidOfVisits(), (await account()).rest]).toEqual([[800, 200], 300])
  await take(300)
  expect((await refusal(take(1)))?.body.errors).toEqual({ amount: 'Nothing is left to pay' })
  expect((await mine.listMine({ params })).data.map(({ number, amount }) => [number, amount])).toEqual([
    ['2083/84-000003', 300],
    ['2083/84-000002', 700],
    ['2083/84-000001', 300],
  ])
})

test('a void receipt keeps its number and its amount is owed again; its customer does not see it', async () => {
  const { take, account, paidOfVisits, desk, mine, params } = await owing()
  const { id: first } = (await account()).payments.at(-1)!
  await take(1000)
  const body = { reason: 'Digits turned round' }
  const { data } = await desk.payments.void({ params: { ...params, payment_id: first }, body })
  expect(data).toMatchObject({ number: '2083/84-000001', voided_by_name: 'Sita Rai', void_reason: body.reason })
  expect([await paidOfVisits(), (await account()).rest]).toEqual([[800, 200], 300])
  expect(await refusedWith(desk.payments.void({ params: { ...params, payment_id: first }, body }))).toBe(
    '409 This receipt is void already',
  )
  expect((await take(300)).data.number).toBe('2083/84-000003')
  expect((await mine.listMine({ params })).data).toHaveLength(2)
  expect(await refusedWith(mine.myPdf({ params: { ...params, payment_id: first } }))).toMatch(/^404/)
  const { data: rows } = await desk.payments.list({ query: { voided: true } })
  expect(rows).toMatchObject([{ number: '2083/84-000001', complaint_id: params.id, amount: 300 }])
  const { data: history } = await desk.history.list({ params: { subject: 'complaint', ...params } })
  expect(history.map(({ sentence }) => sentence)).toContain(
    'Sita Rai made receipt 2083/84-000001 void: “Digits turned round”',
  )
})

test('a receipt outlives its complaint, and only its customer and staff read it', async () => {
  const { take, account, desk, mine, params, as, build } = await owing()
  const { id: payment_id } = (await take(400)).data
  const one = { params: { ...params, payment_id } }
  expect((await mine.myPdf(one)).type).toBe('application/pdf')
  expect((await desk.payments.pdf(one)).type).toBe('application/pdf')
  expect(await refusedWith(as(await build.customer()).payments.myPdf(one))).toMatch(/^404/)
  expect((await account()).payments).toHaveLength(2)
  await as(await build.admin()).complaints.delete({ params })
  const { data } = await desk.payments.list({ query: { sort: 'amount' } })
  expect(data).toMatchObject([
    { number: '2083/84-000001', complaint_id: null, customer_name: '' },
    { number: '2083/84-000002', complaint_id: null, amount: 400 },
  ])
})

test('at a visit earlier ones are paid too, and a receipt says what there was to pay until then', async () => {
  const { take, account, paidOfVisits, desk, params, services } = await owing()
  const { id: payment_id } = (await take(100)).data
  const visit = { outcome: 'part_needed' as const, visited_on: '2026-01-31', note: 'Looked again', labour: 200 }
  const enter = (paid: number) => desk.visitReports.add({ params, body: { ...visit, paid } })
  expect((await refusal(enter(1101)))?.body.errors).toEqual({ paid: 'More was received than is due' })
  await enter(700)
  expect([await paidOfVisits(), (await account()).rest]).toEqual([[800, 300, 0], 400])
  expect(await receiptFacts(services.db, { ...params, payment_id })).toMatchObject({
    due: 1300,
    before: 300,
    rest: 900,
  })
})
