import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { buildComplaint } from '../../../test/factories/complaint.ts'
import { refusedWith } from '../../../test/refusal.ts'
import { reportedTwice } from './testing/reported-twice.ts'

const DAY = '2099-01-05'
const visitOn = (visit_date: string) => ({ technician: 'Ram Thapa', technician_contact: '9841000001', visit_date })

test('open requests for parts go where the repair goes, and the stages follow', async () => {
  const { as, build, first, second, merge, separate, get } = await reportedTwice()
  const { partRequests } = as(await build.admin())
  const { id: part_id } = await build.part({ name: 'Carbon brush', price: 180 })
  await partRequests.ask({ params: { id: second.id }, body: { lines: [{ part_id, count: 1 }] } })
  const stages = async () => [(await get(first.id)).status, (await get(second.id)).status]
  const asked = async () => (await partRequests.list({ query: { state: 'asked' } })).data.map((one) => one.complaint_id)
  await merge()
  expect([await asked(), await stages()]).toEqual([[first.id], ['Part Approval Pending from ASM', 'Cancelled']])
  await separate()
  expect([await asked(), await stages()]).toEqual([[second.id], ['Unassigned', 'Part Approval Pending from ASM']])
})

test('messages, visit, tags, priority and stage return to the separated complaint', async () => {
  const { complaints, complaintTags, first, second, mine, merge, separate, get } = await reportedTwice()
  const params = { id: second.id }
  await mine.writeMine({ params, body: { text: 'Please hurry', key: 'one' } })
  await mine.writeMine({ params: { id: first.id }, body: { text: 'Are you there?', key: 'one' } })
  await complaintTags.change({ params, body: { add: ['vip', 'bad batch'] } })
  await complaintTags.change({ params: { id: first.id }, body: { add: ['bad batch'] } })
  await complaints.setPriority({ params, body: { priority: 'urgent' } })
  await complaints.planVisit({ params, body: visitOn(DAY) })
  await merge()
  await complaints.write({ params: { id: first.id }, body: { kind: 'internal', text: 'Called both' } })
  const { data } = await separate()
  expect(data).toMatchObject({
    merged_into: null,
    status: 'Engineer Allocated',
    priority: 'urgent',
    tags: ['bad batch', 'vip'],
    technician: 'Ram Thapa',
    visit_date: DAY,
    may_write: true,
  })
  expect(await get(first.id)).toMatchObject({
    status: 'Unassigned',
    priority: 'normal',
    tags: ['bad batch'],
    technician: '',
    visit_date: '',
  })
  const said = async (id: number) =>
    (await complaints.timeline({ params: { id } })).data
      .filter(({ kind }) => kind === 'customer' || kind === 'internal')
      .map(({ text }) => text)
  expect(await said(second.id)).toEqual(['Please hurry'])
  expect(await said(first.id)).toEqual(['Are you there?', 'Called both'])
})

test('changes made since the merge stay where they are', async () => {
  const { complaints, first, second, merge, separate, get } = await reportedTwice()
  await complaints.setPriority({ params: { id: second.id }, body: { priority: 'urgent' } })
  await complaints.planVisit({ params: { id: second.id }, body: visitOn(DAY) })
  await merge()
  await complaints.planVisit({ params: { id: first.id }, body: visitOn('2099-02-01') })
  await complaints.setPriority({ params: { id: first.id }, body: { priority: 'high' } })
  await separate()
  expect(await get(first.id)).toMatchObject({ visit_date: '2099-02-01', priority: 'high' })
  expect(await get(second.id)).toMatchObject({ status: 'Unassigned', visit_date: '', technician: '' })
})

test('a visit that was withdrawn returns, unless its day has passed', async () => {
  const { complaints, first, second, merge, separate, get, services } = await reportedTwice()
  await complaints.planVisit({ params: { id: first.id }, body: visitOn('2099-03-01') })
  await complaints.planVisit({ params: { id: second.id }, body: visitOn(DAY) })
  await merge()
  await separate()
  expect(await get(second.id)).toMatchObject({ status: 'Engineer Allocated', visit_date: DAY })
  await merge()
  await services.db
    .updateTable('complaint_merge')
    .set({ kept: sql`jsonb_set(kept, '{visit,visit_date}', '"2020-01-01"')` })
    .execute()
  await separate()
  expect(await get(second.id)).toMatchObject({ status: 'Unassigned', visit_date: '' })
  expect(await get(first.id)).toMatchObject({ visit_date: '2099-03-01' })
})

test('messages return also when the other complaint was merged on, and the later merge keeps the rest', async () => {
  const { complaints, customer, first, second, mine, merge, separate, get, services } = await reportedTwice()
  const third = await buildComplaint(services, { customer })
  for (const { id } of [first, second]) await mine.writeMine({ params: { id }, body: { text: `From ${id}` } })
  await merge(second.id, first.id)
  await merge(first.id, third.id)
  await separate(second.id)
  await separate(first.id)
  const said = async (id: number) =>
    (await complaints.timeline({ params: { id } })).data
      .filter(({ kind }) => kind === 'customer')
      .map(({ text }) => text)
  expect(await said(second.id)).toEqual([`From ${second.id}`])
  expect(await said(first.id)).toEqual([`From ${first.id}`])
  expect(await said(third.id)).toEqual([])
  expect((await get(first.id)).merged_into).toBeNull()
})

test('a tag or priority also given by another merged complaint stays', async () => {
  const { complaints, complaintTags, customer, first, second, merge, separate, get, services } = await reportedTwice()
  const third = await buildComplaint(services, { customer })
  for (const { id } of [second, third]) await complaintTags.change({ params: { id }, body: { add: ['vip'] } })
  await complaints.setPriority({ params: { id: second.id }, body: { priority: 'urgent' } })
  await complaints.setPriority({ params: { id: third.id }, body: { priority: 'high' } })
  await merge(second.id, first.id)
  await merge(third.id, first.id)
  await separate(second.id)
  expect(await get(first.id)).toMatchObject({ tags: ['vip'], priority: 'high' })
})

test('a cancelled complaint stays cancelled, and an unmerged one cannot be separated', async () => {
  const { complaints, second, merge, separate } = await reportedTwice()
  await complaints.changeStatus({ params: { id: second.id }, body: { status: 'Cancelled' } })
  await merge()
  expect((await separate()).data).toMatchObject({ status: 'Cancelled', merged_into: null })
  expect(await refusedWith(separate())).toBe('409 This complaint is not merged')
  expect(await refusedWith(separate(999_999))).toBe('404 Complaint not found')
})

test('it is not separated while another complaint about the same product is open', async () => {
  const { first, second, merge, separate, services } = await reportedTwice()
  await merge()
  const { registration_id } = await services.db
    .selectFrom('complaint')
    .select('registration_id')
    .where('id', '=', second.id)
    .executeTakeFirstOrThrow()
  await services.db.updateTable('complaint').set({ registration_id }).where('id', '=', first.id).execute()
  expect(await refusedWith(separate())).toBe('409 Another complaint about this product is open. Work on that one')
})

test('both histories record the separation', async () => {
  const { first, second, history, merge, separate } = await reportedTwice()
  await merge()
  await separate()
  const newest = async (id: number) =>
    (await history.list({ params: { subject: 'complaint', id }, query: {} })).data[0]?.sentence
  expect(await newest(second.id)).toBe(`Sita Rai separated it from complaint ${first.id}`)
  expect(await newest(first.id)).toBe(`Sita Rai separated complaint ${second.id} from this one`)
})

test('estimates move with their complaint and return; the one that stays waits for the answer meanwhile', async () => {
  const { as, staff, first, second, merge, separate, get } = await reportedTwice()
  const { estimates } = as(staff)
  const make = (id: number) => estimates.make({ params: { id }, body: { labour: 500 } })
  await make(first.id)
  await make(second.id)
  const outcomes = async (id: number) => (await estimates.list({ params: { id } })).data.map(({ outcome }) => outcome)
  await merge()
  expect([await outcomes(first.id), await outcomes(second.id)]).toEqual([['open', 'replaced'], []])
  expect((await get(first.id)).paused).toBe('customer')
  await separate()
  expect([await outcomes(first.id), await outcomes(second.id)]).toEqual([['replaced'], ['open']])
  expect((await get(second.id)).paused).toBe('customer')
})

test('an estimate that can no longer be answered replaces none, and one that was answered is waited for no more', async () => {
  const { as, staff, customer, first, second, merge, separate, get, services } = await reportedTwice()
  const { estimates } = as(staff)
  const make = async (id: number) => (await estimates.make({ params: { id }, body: { labour: 500 } })).data.id
  const dead = await make(second.id)
  await services.db.updateTable('repair_estimate').set({ valid_until: '2026-01-01' }).where('id', '=', dead).execute()
  await make(first.id)
  const outcomes = async (id: number) => (await estimates.list({ params: { id } })).data.map(({ outcome }) => outcome)
  await merge()
  expect(await outcomes(first.id)).toEqual(['open', 'replaced'])
  await separate()
  const estimate_id = await make(second.id)
  await merge()
  const params = { id: first.id }
  await as(customer).estimates.answerMine({ params, body: { estimate_id, answer: 'declined' } })
  await separate()
  expect([(await outcomes(second.id))[0], (await get(second.id)).paused]).toEqual(['declined', ''])
})
