import { expect, test } from 'vitest'
import { picture } from '../platform/files/testing/samples.ts'
import { refusedWith } from '../../test/refusal.ts'
import { fieldWorld } from './testing/field-world.ts'

const SERIAL = 'SN-4711'

test('the phone reads its days, then what differs, and nothing of anybody else', async () => {
  const { ram, sita, office, visit, part_id } = await fieldWorld()
  const { params, id } = await visit(ram.id)
  const other = await visit(sita.id)
  await visit(ram.id, { visit_date: '2099-01-05' })
  const { data: work } = await ram.field.work({})
  expect(work).toMatchObject({
    is_whole: true,
    engineer: { id: ram.id, name: 'Ram Thapa', centre_name: 'Pokhara' },
    jobs: [{ id, serial_number: '', warranty: { verdict: 'unproven' }, visits: [], set_out_at: '' }],
    gone: [],
    bag: [{ part_id, count: 5, price: 180 }],
    parts: [{ part_id, product_ids: [] }],
  })
  expect(JSON.stringify(work.jobs[0]).length).toBeLessThan(2048)
  const since = work.stamp
  expect((await ram.field.work({ query: { since } })).data).toMatchObject({
    stamp: since,
    is_whole: false,
    jobs: [],
    gone: [],
    faults: null,
    bag: null,
    parts: null,
  })
  await office.complaints.setPriority({ params, body: { priority: 'urgent' } })
  expect((await ram.field.work({ query: { since } })).data.jobs).toMatchObject([{ id, priority: 'urgent' }])
  await office.complaints.planVisit({ params, body: { engineer_id: sita.id, visit_date: work.today } })
  expect((await ram.field.work({ query: { since } })).data).toMatchObject({ jobs: [], gone: [id] })
  const { data: theirs } = await sita.field.work({ query: { since } })
  expect([theirs.is_whole, new Set(theirs.jobs.map((job) => job.id))]).toEqual([true, new Set([id, other.id])])
})

test('a visit is told step by step without a line, counts once, and is answered the same again', async () => {
  const { ram, office, visit, command, part_id, as, customer, codeOf } = await fieldWorld()
  const { params, id } = await visit(ram.id)
  const job = (await ram.field.work({})).data.jobs[0]!
  const report = {
    kind: 'report',
    outcome: 'done',
    finding: 'Worn brushes',
    serial_number: SERIAL,
    labour: 300,
    paid: 300,
    payment_method: 'transfer',
    code: await codeOf(params),
  }
  const parts = [{ part_id, count: 2, is_covered: true }]
  const first = [command(job), command(job, { kind: 'arrive' })]
  expect((await ram.field.commands({ body: { commands: first } })).data.map(({ state }) => state)).toEqual([
    'done',
    'done',
  ])
  const ticket = async () => (await as(customer).complaints.getMine({ params })).data
  expect(await ticket()).toMatchObject({ visit_step: 'arrived', visit_photos: [] })

  const commands = [...first, command(job, { ...report, parts })]
  const { data: answers } = await ram.field.commands({ body: { commands } })
  expect(answers[2]).toMatchObject({ state: 'done', code: '', job: { status: 'Completed', serial_number: SERIAL } })
  expect((await ram.field.commands({ body: { commands } })).data).toEqual(answers)
  expect((await ram.field.work({})).data).toMatchObject({ bag: [{ count: 3 }], jobs: [{ id, status: 'Completed' }] })
  const { data: told } = await office.visitReports.list({ params })
  expect(told).toMatchObject([
    { outcome: 'done', engineer_name: 'Ram Thapa', paid: 300, parts: [{ count: 2 }], confirmation: 'code' },
  ])
  expect((await office.payments.list({})).data).toMatchObject([{ amount: 300, method: 'transfer' }])
  expect(told[0]!.set_out_at <= told[0]!.arrived_at && told[0]!.set_out_at !== '').toBe(true)
  expect(await ticket()).toMatchObject({ visit_step: '', status: 'Completed' })
  const { data: timeline } = await office.complaints.timeline({ params })
  expect(timeline.map(({ kind }) => kind).filter((kind) => /set_out|arrived|visited/.test(kind))).toEqual([
    'set_out',
    'arrived',
    'visited',
  ])
})

test('the same id with other words is refused, and behind a refused step nothing of its visit is entered', async () => {
  const { ram, visit, command, part_id } = await fieldWorld()
  await visit(ram.id)
  const job = (await ram.field.work({})).data.jobs[0]!
  const absent = command(job, { kind: 'report', outcome: 'customer_absent', note: 'Rang twice' })
  const states = async (commands: (typeof absent)[]) =>
    (await ram.field.commands({ body: { commands } })).data.map(({ state, code }) => `${state} ${code}`)
  const dear = command(job, { kind: 'report', outcome: 'part_needed', parts: [{ part_id, count: 9 }] })
  expect(await states([command(job, { kind: 'fly' }), absent])).toEqual(['refused invalid'])
  expect(await states([dear, absent])).toEqual(['refused too_few_parts'])
  const elsewhere = command({ ...job, id: 999_999 }, { kind: 'arrive' })
  expect(await states([elsewhere, command(job, { note: 'cut \ud83d' }), absent])).toEqual([
    'changed job_gone',
    'done ',
    'done ',
  ])
  expect(await states([{ ...absent, note: 'Rang once' } as typeof absent])).toEqual(['refused id_taken'])
  const { data: again } = await ram.field.commands({ body: { commands: [dear] } })
  expect(again[0]!.errors).toEqual({ parts: 'Only 5 of Carbon brush are there' })
  expect((await ram.field.work({})).data).toMatchObject({ jobs: [], bag: [{ count: 5 }] })
})

test('parts that have to come are asked for once with the report, and what does not fit is said at them', async () => {
  const { ram, office, visit, command, part_id } = await fieldWorld()
  const { params } = await visit(ram.id)
  const job = (await ram.field.work({})).data.jobs[0]!
  const tell = async (commands: ReturnType<typeof command>[]) => (await ram.field.commands({ body: { commands } })).data
  const needing = (needed: object[]) => command(job, { kind: 'report', outcome: 'part_needed', needed })
  const refused = []
  for (const lines of [
    [{ part_id, count: 0 }],
    [{ part_id: 999_999, count: 1 }],
    [1, 2].map((count) => ({ part_id, count })),
  ])
    refused.push((await tell([needing(lines)]))[0]?.errors)
  expect(refused).toEqual([
    { 'needed.0.count': 'Enter how many, 1 to 9999' },
    { needed: 'Part not found' },
    { needed: 'Carbon brush is there twice' },
  ])
  const report = needing([{ part_id, count: 2 }])
  for (let sent = 0; sent < 2; sent += 1) expect(await tell([report])).toMatchObject([{ state: 'done' }])
  const { data } = await office.partRequests.list({ query: { complaint_id: params.id } })
  expect(data).toMatchObject([{ part_id, count: 2, state: 'asked' }])
})

test('what the office changed meanwhile is shown and not overwritten; what it gave away is gone', async () => {
  const { ram, sita, office, visit, command, day } = await fieldWorld()
  const { params } = await visit(ram.id)
  const job = (await ram.field.work({})).data.jobs[0]!
  const report = { kind: 'report', outcome: 'part_needed' }
  const tell = async (seen = job) =>
    (await ram.field.commands({ body: { commands: [command(seen, report)] } })).data[0]!
  await office.complaints.planVisit({ params, body: { engineer_id: ram.id, visit_date: day, visit_window: '16-19' } })
  const changed = await tell()
  expect(changed).toMatchObject({ state: 'changed', code: 'job_changed', job: { visit_window: '16-19' } })
  expect((await tell(changed.job!)).state).toBe('done')
  await office.complaints.changeStatus({ params, body: { status: 'Cancelled' } })
  expect(await tell()).toMatchObject({ state: 'changed', code: 'job_closed', job: { status: 'Cancelled' } })
  const other = await visit(ram.id)
  const seen = (await ram.field.work({})).data.jobs.find(({ id }) => id === other.id)!
  await office.complaints.planVisit({ params: other.params, body: { engineer_id: sita.id, visit_date: day } })
  for (const one of [seen, { ...seen, id: 999_999 }])
    expect(await tell(one)).toMatchObject({ state: 'changed', code: 'job_gone', job: null })
  expect((await office.visitReports.list({ params: other.params })).data).toEqual([])
})

test('photographs come after the report, one by one, and staff and the customer see them', async () => {
  const { ram, sita, office, visit, command, as, customer, app } = await fieldWorld()
  const { params } = await visit(ram.id)
  const job = (await ram.field.work({})).data.jobs[0]!
  const file = await picture(40, 30, 'jpeg')
  const { uploads } = as(ram.account)
  const begin = async () => {
    const body = { kind: 'image' as const, filename: 'a.jpg', bytes: file.length }
    return (await uploads.begin({ body })).data.id
  }
  const [before, after] = [await begin(), await begin()]
  const photos = [
    { upload_id: before, side: 'before' },
    { upload_id: after, side: 'after' },
  ]
  const report = command(job, { kind: 'report', outcome: 'part_needed', photos })
  await ram.field.commands({ body: { commands: [report] } })
  const add = async () =>
    (await ram.field.addPhotos({ params: { id: report.id }, body: {} })).data.map(({ state }) => state)
  expect(await add()).toEqual(['waiting', 'waiting'])
  const send = (id: string) => uploads.addPart({ params: { id, offset: 0 }, body: new Blob([new Uint8Array(file)]) })
  await send(before)
  expect(await add()).toEqual(['kept', 'waiting'])
  expect((await office.visitReports.list({ params })).data).toMatchObject([
    { photos: [{ side: 'before' }], photos_awaited: 1 },
  ])
  await send(after)
  expect([await add(), await add()]).toEqual([
    ['kept', 'kept'],
    ['kept', 'kept'],
  ])
  const { data: ticket } = await as(customer).complaints.getMine({ params })
  expect(ticket.visit_photos?.map(({ side }) => side)).toEqual(['before', 'after'])
  const { pathname } = new URL(ticket.visit_photos![0]!.url)
  expect((await app.inject({ url: pathname })).statusCode).toBe(200)
  expect(await refusedWith(sita.field.addPhotos({ params: { id: report.id }, body: {} }))).toMatch(/^404 Photographs/)
})

test('a wrong code is told with the tries left, counts once, and five lock it; then a reason and a signature close', async () => {
  const { ram, sita, office, visit, command, codeOf } = await fieldWorld()
  const { params } = await visit(ram.id, { serial_number: SERIAL })
  const job = (await ram.field.work({})).data.jobs[0]!
  expect(job.asks_code).toBe(true)
  const wrong = String((Number(await codeOf(params)) + 1) % 10_000).padStart(4, '0')
  const done = (more: object) => command(job, { kind: 'report', outcome: 'done', note: 'Cleaned', ...more })
  const tell = async (given: ReturnType<typeof done>, by = ram) =>
    (await by.field.commands({ body: { commands: [given] } })).data[0]!
  // Nobody tries the code of a visit that is not theirs.
  for (let time = 0; time < 6; time++)
    expect(await tell(done({ code: wrong }), sita)).toMatchObject({ state: 'changed', code: 'job_gone' })
  expect((await tell(done({}))).errors).toEqual({ code: 'Enter the code of the customer, or say why there is none' })
  const first = done({ code: wrong })
  for (const _ of [1, 2]) expect((await tell(first)).errors).toEqual({ code: 'This code is wrong. 4 tries left' })
  for (let time = 0; time < 4; time++) await tell(done({ code: wrong }))
  expect(await tell(done({ code: await codeOf(params) }))).toMatchObject({ state: 'refused', code: 'code_locked' })
  const no_code_reason = 'No phone'
  const text = Buffer.from('no picture').toString('base64')
  expect(await tell(done({ no_code_reason, signature: text }))).toMatchObject({
    errors: { signature: expect.any(String) },
  })
  const signature = (await picture(40, 30, 'png')).toString('base64')
  expect((await tell(done({ no_code_reason, signature }))).state).toBe('done')
  const [told] = (await office.visitReports.list({ params })).data
  expect(told).toMatchObject({ confirmation: 'signature', no_code_reason })
  expect(told?.signature).not.toBe('')
})

test('who has left, and an account without an engineer, reach nothing', async () => {
  const { ram, build, as, services } = await fieldWorld()
  const NOBODY = '409 This account belongs to no engineer who works here. Ask the office'
  const none = as(await build.customer({ role: 'engineer' })).field
  expect(await refusedWith(none.work({}))).toBe(NOBODY)
  await services.db.updateTable('engineer').set({ active: false }).where('id', '=', ram.id).execute()
  expect(await refusedWith(ram.field.work({}))).toBe(NOBODY)
})
