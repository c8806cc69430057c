import { expect, test } from 'vitest'
import { buildComplaint } from '../../../test/factories/complaint.ts'
import { refusal, refusedWith } from '../../../test/refusal.ts'
import { photo } from '../../../test/factories/sample-files.ts'
import { visited } from './testing/visited-world.ts'

test('a repaired appliance closes the complaint; the parts leave the bag, and what no warranty covers is due', async () => {
  const { reports, params, report, used, left, complaints, admin, part_id, codeOf } = await visited()
  const code = await codeOf()
  const body = {
    ...report,
    outcome: 'done' as const,
    parts: used(2),
    labour: '500',
    visit_charge: 300,
    paid: 1160,
    payment_method: 'transfer' as const,
    code,
  }
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
      confirmation: 'code',
      parts_charge: 360,
      due: 1160,
      paid: 1160,
    },
  ])
  expect((await admin.payments.list({})).data).toMatchObject([{ amount: 1160, method: 'transfer' }])
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
  const body = { ...report, outcome: 'done' as const, parts: used(1), no_code_reason: 'No phone' }
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

test('work that is done needs the code of the customer, or a reason; five wrong ones lock it', async () => {
  const { reports, params, report, codeOf, complaints } = await visited()
  const code = await codeOf()
  const wrong = String((Number(code) + 1) % 10_000).padStart(4, '0')
  const body = { ...report, outcome: 'done' as const }
  expect((await refusal(reports.add({ params, body })))?.body.errors).toEqual({
    code: 'Enter the code of the customer, or say why there is none',
  })
  // A right code is no try, whatever the rest is refused for.
  for (let time = 0; time < 6; time++)
    expect((await refusal(reports.add({ params, body: { ...body, code, paid: 9 } })))?.body.errors).toHaveProperty(
      'paid',
    )
  const told = []
  for (let time = 0; time < 6; time++)
    told.push((await refusal(reports.add({ params, body: { ...body, code: wrong } })))?.body.errors?.code)
  expect(told).toEqual([
    ...[4, 3, 2].map((left) => `This code is wrong. ${left} tries left`),
    'This code is wrong. 1 try left',
    ...Array.from({ length: 2 }, () => 'After five wrong tries this code is locked. Say why you close without it'),
  ])
  // Not even the right one, and not once the visit is moved.
  await complaints.planVisit({ params, body: { visit_date: '2099-01-06' } })
  expect(await codeOf()).toBe(code)
  expect((await refusal(reports.add({ params, body: { ...body, code } })))?.body.code).toBe('code_locked')
  await reports.add({ params, body: { ...body, no_code_reason: 'Her phone is at the repairer' } })
  expect((await reports.list({ params })).data).toMatchObject([
    { confirmation: 'none', no_code_reason: 'Her phone is at the repairer', signature: '' },
  ])
})

test('somebody of no list came', async () => {
  const { reports, params, report } = await visited()
  await reports.add({ params, body: { ...report, outcome: 'customer_absent', engineer_id: 'nobody' } })
  expect((await reports.list({ params })).data).toMatchObject([{ engineer_name: '' }])
})

test('a visit that took place ends its code; without a visit there is none', async () => {
  const { reports, params, report, codeOf, complaints } = await visited()
  const before = await codeOf()
  await reports.add({ params, body: { ...report, outcome: 'customer_absent' } })
  expect(await codeOf()).toBe('')
  const body = { ...report, outcome: 'done' as const, code: before }
  expect((await refusal(reports.add({ params, body })))?.body.code).toBe('no_code')
  await complaints.planVisit({ params, body: { visit_date: '2099-01-06' } })
  expect(await codeOf()).toMatch(/^\d{4}$/)
})

test('a signature is kept in the place of a code', async () => {
  const { reports, params, report } = await visited()
  const signature = await photo()
  await reports.add({ params, body: { ...report, outcome: 'done', no_code_reason: 'No phone', signature } })
  const [told] = (await reports.list({ params })).data
  expect(told).toMatchObject({ confirmation: 'signature', no_code_reason: 'No phone' })
  expect(told?.signature).toMatch(/^http:.*signature/i)
})

test('the stage follows the report, whatever stage was on the screen, and is not taken back without it', async () => {
  const { reports, params, report, complaints } = await visited()
  const done = { ...report, outcome: 'done' as const, no_code_reason: 'No phone' }
  // It was completed on the screen, and opened again since.
  expect((await refusal(reports.add({ params, body: { ...done, seen_status: 'Completed' } })))?.body.code).toBe(
    'status_changed',
  )
  await reports.add({ params, body: { ...done, seen_status: 'Engineer Allocated' } })
  const undo = complaints.undoStatus({ params, body: { status: 'Completed' } })
  expect((await refusal(undo))?.body.code).toBe('too_late')
})
