import { expect, test } from 'vitest'
import { buildComplaint } from '../../../test/factories/complaint.ts'
import { refusedWith } from '../../../test/refusal.ts'
import { reportedTwice } from './testing/reported-twice.ts'

const texts = (entries: { text: string }[]) => entries.map(({ text }) => text)

test('messages, tags, priority and visit move to the complaint that stays, and the other is closed', async () => {
  const { complaints, complaintTags, first, second, mine, merge, get } = await reportedTwice()
  const params = { id: second.id }
  await mine.writeMine({ params, body: { text: 'Please hurry', key: 'one' } })
  await mine.writeMine({ params: { id: first.id }, body: { text: 'Are you there?', key: 'one' } })
  await complaints.write({ params, body: { kind: 'internal', text: 'Called twice' } })
  await complaintTags.change({ params, body: { add: ['vip'] } })
  await complaintTags.change({ params: { id: first.id }, body: { add: ['bad batch'] } })
  await complaints.setPriority({ params, body: { priority: 'urgent' } })
  await complaints.planVisit({
    params,
    body: { technician: 'Ram Thapa', technician_contact: '9841000001', visit_date: '2099-01-05' },
  })
  const { data: merged } = await merge()
  expect(merged).toMatchObject({ status: 'Cancelled', merged_into: first.id, visit_date: '', may_write: false })
  expect(await get(first.id)).toMatchObject({
    merged_into: null,
    status: 'Engineer Allocated',
    priority: 'urgent',
    tags: ['bad batch', 'vip'],
    technician: 'Ram Thapa',
    visit_date: '2099-01-05',
  })
  const { data: timeline } = await complaints.timeline({ params: { id: first.id } })
  expect(texts(timeline)).toEqual(expect.arrayContaining(['Please hurry', 'Are you there?', 'Called twice']))
  expect(timeline.find(({ kind }) => kind === 'merged')).toMatchObject({
    id: second.id,
    text: expect.stringContaining('It smells burnt'),
    photo: expect.stringMatching(/./),
    by: 'Sita Rai',
  })
  expect((await complaints.timeline({ params })).data.at(-1)).toMatchObject({ kind: 'merged_into', id: first.id })
})

test('a visit of the complaint that stays is kept, and the other one is withdrawn', async () => {
  const { complaints, first, second, merge, get } = await reportedTwice()
  for (const [id, day] of [
    [first.id, '2099-01-05'],
    [second.id, '2099-01-06'],
  ] as const)
    await complaints.planVisit({ params: { id }, body: { technician: `T${id}`, visit_date: day } })
  await merge()
  expect(await get(first.id)).toMatchObject({ technician: `T${first.id}`, visit_date: '2099-01-05' })
  expect(await get(second.id)).toMatchObject({ technician: '', visit_date: '' })
})

test('the customer is told once, and every way to the merged complaint leads on', async () => {
  const { as, complaints, first, second, mine, merge, get, services, customer } = await reportedTwice()
  const path = (await get(second.id)).tracking_path
  await complaints.update({ params: { id: first.id }, body: { job_no: 'JOB-7' } })
  const told = () =>
    services.db.selectFrom('notice').selectAll().where('account_id', '=', customer.id).orderBy('id').execute()
  const before = await told()
  await merge()
  const news = (await told()).slice(before.length)
  expect(news).toHaveLength(1)
  expect(news[0]).toMatchObject({ title: 'Both reports are handled together' })
  const { data: tracked } = await as().complaints.track({ params: { token: path.split('/').at(-1)! } })
  expect(tracked).toMatchObject({ job_no: 'JOB-7', status: 'Service Center Assigned', is_merged: true })
  expect((await mine.getMine({ params: { id: second.id } })).data).toMatchObject({
    merged_into: first.id,
    merged_into_job: 'JOB-7',
    may_write: false,
  })
})

test('a merged complaint is not worked on any more', async () => {
  const { complaints, first, second, mine, merge } = await reportedTwice()
  await merge()
  const params = { id: second.id }
  const word = `409 This complaint was merged into complaint ${first.id}. Go on there`
  expect(await refusedWith(complaints.reopenForCustomer({ params, body: { reason: 'x' } }))).toBe(word)
  expect(await refusedWith(complaints.undoStatus({ params, body: { status: 'Cancelled' } }))).toBe(word)
  expect(await refusedWith(mine.writeMine({ params, body: { text: 'Hello' } }))).toBe(word)
  expect(await refusedWith(merge())).toBe(word)
  expect(await refusedWith(merge(first.id, second.id))).toBe(
    `409 Complaint ${second.id} was merged into complaint ${first.id}. Choose that one`,
  )
})

test('a refused merge says why', async () => {
  const { complaints, first, second, merge, services } = await reportedTwice()
  const stranger = await buildComplaint(services)
  expect(await refusedWith(merge(second.id, second.id))).toBe('409 A complaint cannot be merged into itself')
  expect(await refusedWith(merge(second.id, stranger.id))).toBe(
    '409 Only complaints of the same customer can be merged',
  )
  expect(await refusedWith(merge(second.id, 999_999))).toBe('404 Complaint not found')
  expect(await refusedWith(merge(second.id, first.id, false))).toBe(
    '409 The serial numbers differ. Confirm that both are about the same appliance',
  )
  await complaints.changeStatus({ params: { id: first.id }, body: { status: 'Completed' } })
  expect(await refusedWith(merge())).toBe(`409 Complaint ${first.id} is closed. Choose an open one`)
  expect(await refusedWith(merge(first.id, second.id))).toBe('409 This complaint is completed and stays as it is')
})

test('the open complaints of the same customer are offered, those of the same unit first', async () => {
  const { complaintMerging, complaints, customer, first, second, services, merge, get } = await reportedTwice()
  const third = await buildComplaint(services, { customer })
  await buildComplaint(services)
  const offered = async () => (await complaintMerging.listTargets({ params: { id: second.id } })).data
  expect((await offered()).map(({ id, is_same_unit }) => [id, is_same_unit])).toEqual([
    [third.id, false],
    [first.id, false],
  ])
  const { serial_number } = await get(second.id)
  await complaints.update({ params: { id: first.id }, body: { serial_number } })
  expect((await offered()).map(({ id, is_same_unit }) => [id, is_same_unit])).toEqual([
    [first.id, true],
    [third.id, false],
  ])
  await merge(second.id, first.id, false)
  expect(await offered()).toEqual([
    expect.objectContaining({ id: first.id }),
    expect.objectContaining({ id: third.id }),
  ])
})

test('a job that the CRM works on is cancelled there before it is merged', async () => {
  const { complaints, first, second, merge } = await reportedTwice({
    CRM_URL: 'http://127.0.0.1:9/crm',
    CRM_ACCESS_KEY: 'key-of-the-crm-1',
  })
  const params = { id: second.id }
  await complaints.update({ params, body: { job_no: 'JOB-7' } })
  expect(await refusedWith(merge())).toBe(
    '409 The CRM works on job JOB-7. Cancel it there first, or merge the other complaint into it',
  )
  await complaints.changeStatus({ params, body: { status: 'Cancelled' } })
  expect((await merge()).data).toMatchObject({ merged_into: first.id, job_no: 'JOB-7' })
  expect((await complaints.timeline({ params })).data.filter(({ status }) => status === 'Cancelled')).toHaveLength(1)
})

test('history, list and export name the other complaint', async () => {
  const { complaints, first, second, history, merge } = await reportedTwice()
  await merge()
  const sentences = async (id: number) =>
    (await history.list({ params: { subject: 'complaint', id }, query: {} })).data.map(({ sentence }) => sentence)
  expect((await sentences(second.id))[0]).toBe(`Sita Rai merged it into complaint ${first.id}`)
  expect((await sentences(first.id))[0]).toBe(`Sita Rai merged complaint ${second.id} into this one`)
  const { data } = await complaints.list({ query: {} })
  expect(data.map(({ id, merged_into }) => [id, merged_into])).toEqual([
    [second.id, first.id],
    [first.id, null],
  ])
  const { data: background } = await complaints.background({ params: { id: first.id } })
  expect(background.related.rows).toMatchObject([{ id: second.id, merged_into: first.id }])
})
