import { expect, test } from 'vitest'
import { buildComplaint } from '../../../test/factories/complaint.ts'
import { refusal, refusedWith } from '../../../test/refusal.ts'
import { visited } from './testing/visited-world.ts'

test('a repaired appliance closes the complaint; the parts leave the bag, and what no warranty covers is due', async () => {
  const { reports, params, report, used, left, complaints, admin, part_id } = await visited()
  const body = { ...report, outcome: 'done' as const, parts: used(2), labour: '500', visit_charge: 300, paid: 1160 }
  const { message, data } = await reports.add({ params, body })
  expect([message, data.status, data.due]).toEqual(['The visit is entered', 'Completed', 1160])
  expect(await left()).toEqual([])
  const { data: told } = await reports.list({ params })
  expect(told).toMatchObject([
    {
      outcome: 'done',
      engineer_name: 'Ram Thapa',
      finding: 'Worn brushes',
      parts: [{ name: 'Carbon brush', price: 180, count: 2, is_covered: false, place_name: 'Ram Thapa' }],
      labour: 500,
      parts_charge: 360,
      due: 1160,
      paid: 1160,
    },
  ])
  const { data: entries } = await admin.partStock.entries({ query: { part_id, kind: 'used' } })
  expect(entries).toMatchObject([{ change: -2, left_over: 0, note: `#${params.id}` }])
  const { data: timeline } = await complaints.timeline({ params })
  expect(timeline.filter(({ kind }) => kind === 'visited')).toMatchObject([{ text: 'done' }])
  expect(await refusedWith(reports.add({ params, body: { ...report, outcome: 'no_fault' } }))).toMatch(
    /^409 This complaint is completed: no visit/i,
  )
})

test('the number on the plate is entered with the visit, and the customer reads what was done', async () => {
  const { reports, params, report, used, complaints, services, as, customer } = await visited()
  await services.db.updateTable('registration').set({ serial_number: null, status: 'Pending' }).execute()
  await services.db.updateTable('complaint').set({ serial_number: null }).execute()
  const body = { ...report, outcome: 'done' as const, parts: used(1) }
  expect(Object.keys((await refusal(reports.add({ params, body })))?.body.errors ?? {})).toEqual(['serial_number'])
  await reports.add({ params, body: { ...body, serial_number: 'SN-PLATE-7' } })
  expect((await complaints.get({ params })).data.serial_number).toBe('SN-PLATE-7')
  expect((await as(customer).complaints.getMine({ params })).data.visits).toEqual([
    expect.objectContaining({
      outcome: 'done',
      finding: 'Worn brushes',
      parts: [{ name: 'Carbon brush', name_ne: '', count: 1, is_covered: false }],
      due: 180,
    }),
  ])
})

test('a covered part costs nothing, and a part that has to come is a stage of its own', async () => {
  const { reports, params, report, used } = await visited()
  const body = { ...report, outcome: 'part_needed' as const, parts: used(1, { is_covered: true }) }
  expect((await reports.add({ params, body })).data).toMatchObject({ status: 'Part Approval Pending from ASM', due: 0 })
})

test('where nobody was at home the visit is planned again, and the stage stays', async () => {
  const { reports, params, report, complaints } = await visited()
  const { data } = await reports.add({ params, body: { ...report, outcome: 'customer_absent' } })
  expect(data.status).toBe('Engineer Allocated')
  expect((await complaints.get({ params })).data).toMatchObject({ visit_date: '', technician: 'Ram Thapa' })
})

test('a report that is sent again counts once, and one that is refused takes no part', async () => {
  const { reports, params, report, used, left, services } = await visited()
  const key = crypto.randomUUID()
  const body = { ...report, outcome: 'part_needed' as const, parts: used(1), key }
  const ids = [await reports.add({ params, body }), await reports.add({ params, body })].map(({ data }) => data.id)
  expect(new Set(ids).size).toBe(1)
  expect(await left()).toEqual([1])
  const other = await buildComplaint(services)
  expect(await refusedWith(reports.add({ params: { id: other.id }, body }))).toMatch(/^409 This report was sent/)
  const wrong = { ...report, outcome: 'part_needed' as const }
  expect(await refusedWith(reports.add({ params, body: { ...wrong, parts: used(2) } }))).toBe(
    '409 Only 1 of Carbon brush are there',
  )
  expect((await refusal(reports.add({ params, body: { ...wrong, parts: used(1), paid: 999 } })))?.body.errors).toEqual({
    paid: 'More was received than is due',
  })
  expect(
    (await refusal(reports.add({ params, body: { outcome: 'done', visited_on: '2099-01-05' } })))?.body.errors,
  ).toEqual({ visited_on: 'The visit cannot be in the future' })
  expect(await left()).toEqual([1])
})
