import { DEFAULT_SETTINGS } from 'contract/settings/defaults'
import { workingCalendarOf } from 'contract/settings/service-hours'
import { addWorkingMinutes } from 'contract/core/dates/working-time'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { buildComplaint } from '../../../test/factories/complaint.ts'
import { buildRegistration } from '../../../test/factories/registration.ts'
import { refusal } from '../../../test/refusal.ts'
import { applyCrmStage } from '../dispatch/apply-crm-stage.ts'
import { desk } from './testing/due-times-world.ts'
import { fillDueTimesOnce } from './update-all-due-times.job.ts'
import { updateDueTimes } from './update-due-times.ts'

type Desk = Awaited<ReturnType<typeof desk>>

const CALENDAR = workingCalendarOf(DEFAULT_SETTINGS)
const hoursAfter = (time: string, hours: number): string =>
  addWorkingMinutes(new Date(time), hours * 60, CALENDAR)!.toISOString()

/** Sunday 18 October 2026 at 10:00 in Nepal. */
const SUNDAY = '2026-10-18T04:15:00.000Z'

async function fileOnSunday({ services: { db }, id }: Desk) {
  await db.updateTable('complaint').set({ created_at: SUNDAY }).where('id', '=', id).execute()
  await db.updateTable('complaint_event').set({ at: SUNDAY }).where('complaint_id', '=', id).execute()
  await updateDueTimes(db, [id])
}

test('a complaint is due from its filing on, by its priority; the history tells who changed it', async () => {
  const { get, rita, params } = await desk()
  const filed = await get()
  const first = hoursAfter(filed.date_joined, 7)
  expect(filed).toMatchObject({
    priority: 'normal',
    next_due: 'answer',
    next_due_at: first,
    first_due_at: first,
    due_at: hoursAfter(filed.date_joined, 42),
    answered_at: '',
    paused: '',
  })
  const { message, data } = await rita.complaints.setPriority({ params, body: { priority: 'urgent' } })
  expect([message, data]).toMatchObject([
    'Priority saved',
    { priority: 'urgent', first_due_at: hoursAfter(filed.date_joined, 2), due_at: hoursAfter(filed.date_joined, 7) },
  ])
  const history = await rita.history.list({ params: { subject: 'complaint', id: params.id } })
  expect(history.data[0]?.sentence).toMatch(/changed priority from normal to urgent$/)
  const stale = rita.complaints.setPriority({ params, body: { priority: 'low', seen_priority: 'normal' } })
  expect(await refusal(stale)).toMatchObject({ status: 409, body: { code: 'priority_changed' } })
})

test('the first answer is what the customer receives: a message or a visit, but no note and no click of ours', async () => {
  const { get, rita, params, clock } = await desk()
  const write = (kind: 'staff' | 'internal') => rita.complaints.write({ params, body: { kind, text: 'We come' } })
  await write('internal')
  await rita.complaints.setPriority({ params, body: { priority: 'high' } })
  await rita.complaints.changeStatus({ params, body: { status: 'On Service' } })
  await rita.complaints.dispatch({ body: { complaint_id: params.id } })
  expect((await get()).answered_at).toBe('')
  clock.pass({ minutes: 5 })
  await write('staff')
  const { answered_at, next_due, next_due_at, due_at } = await get()
  expect(Date.parse(answered_at)).toBeGreaterThan(Date.now())
  expect([next_due, next_due_at]).toEqual(['repair', due_at])
  await rita.complaints.changeStatus({ params, body: { status: 'Completed' } })
  expect((await get()).answered_at).toBe(answered_at)
})

test('a stage that counted as an answer before still does', async () => {
  const { get, rita, params, services } = await desk()
  await rita.complaints.changeStatus({ params, body: { status: 'On Service' } })
  await services.db.updateTable('complaint_event').set({ is_answer: true }).execute()
  await rita.complaints.setPriority({ params, body: { priority: 'high' } })
  expect((await get()).answered_at).not.toBe('')
})

test('a withdrawn answer does not count', async () => {
  const { get, rita, params } = await desk()
  await rita.complaints.changeStatus({ params, body: { status: 'Completed' } })
  expect((await get()).answered_at).not.toBe('')
  await rita.complaints.undoStatus({ params, body: { status: 'Completed' } })
  expect(await get()).toMatchObject({ answered_at: '', next_due: 'answer' })
})

test('the clock is paused while waiting for the customer, until they write', async () => {
  const { get, rita, params, as, customer, clock, services } = await desk()
  const waiting = await rita.complaints.setWaiting({ params, body: { waiting: true } })
  expect([waiting.message, waiting.data]).toMatchObject([
    'Due times wait for the customer’s answer',
    { paused: 'customer', next_due: '', next_due_at: '', first_due_at: '', due_at: '' },
  ])
  const { paused_since, waiting_by } = waiting.data
  expect([paused_since === '', waiting_by === '']).toEqual([false, false])
  const [row] = (await rita.complaints.list({ query: {} })).data
  expect(row).toMatchObject({ paused: 'customer', next_due_at: '' })
  clock.pass({ hours: 2 })
  await as(customer).complaints.writeMine({ params, body: { text: 'I am at home' } })
  expect(await get()).toMatchObject({ paused: '', paused_since: '', waiting_by: '', next_due: 'answer' })
  const { data } = await rita.complaints.timeline({ params })
  expect(data.map(({ kind }) => kind)).toEqual(['status', 'waiting', 'customer', 'resumed'])
  const [wait] = await services.db.selectFrom('complaint_wait').selectAll().execute()
  expect(Date.parse(wait!.ended_at!) - Date.parse(wait!.began_at)).toBeGreaterThanOrEqual(2 * 3600_000)
})

test('staff can end the wait too; a closed complaint cannot wait', async () => {
  const { get, rita, params } = await desk()
  const set = (waiting: boolean) => rita.complaints.setWaiting({ params, body: { waiting } })
  await set(true)
  expect((await set(false)).message).toBe('Due times run again')
  expect(await get()).toMatchObject({ paused: '', next_due: 'answer' })
  await set(true)
  await rita.complaints.changeStatus({ params, body: { status: 'Completed' } })
  expect(await get()).toMatchObject({ paused: '', waiting_by: '', next_due: '' })
  expect(await refusal(set(true))).toMatchObject({ status: 409, body: { code: 'complaint_closed' } })
})

test('the clock is paused in parts stages, whoever sets them, and resumes after reopening', async () => {
  const world = await desk()
  const { get, rita, params, services, clock } = world
  await rita.complaints.update({ params, body: { job_no: 'JOB-1' } })
  const told = { job_no: 'JOB-1', status: 'Part Pending from HO', dateAdded: clock.now().toISOString() }
  await applyCrmStage(services, told)
  expect(await get()).toMatchObject({ paused: 'parts', due_at: '', next_due: '' })
  clock.pass({ minutes: 1 })
  await rita.complaints.changeStatus({ params, body: { status: 'Part Consumed by Service Center' } })
  const { paused, due_at } = await get()
  expect([paused, due_at === '']).toEqual(['', false])
  clock.pass({ minutes: 1 })
  await rita.complaints.changeStatus({ params, body: { status: 'Completed' } })
  expect(await get()).toMatchObject({ next_due: '', due_at })
  await rita.complaints.reopenForCustomer({ params, body: { reason: 'Still hums' } })
  expect(await get()).toMatchObject({ next_due: 'repair' })
})

test('lists filter by late, due today, and priority', async () => {
  const world = await desk()
  const { rita, params, id, services, clock } = world
  await fileOnSunday(world)
  const other = await buildComplaint(services)
  await rita.complaints.setPriority({ params: { id: other.id }, body: { priority: 'urgent' } })
  const found = async (query: object) => (await rita.complaints.list({ query })).data.map((row) => row.id)
  expect(await found({ overdue: true })).toEqual([id])
  expect(await found({ due: 'late' })).toEqual([id])
  expect(await found({ priority: 'urgent' })).toEqual([other.id])
  expect(await found({ due: 'today' })).not.toContain(id)
  await services.db.updateTable('complaint').set({ first_due_at: clock.now() }).where('id', '=', other.id).execute()
  expect(await found({ due: 'today' })).toEqual([other.id])
  await rita.complaints.changeStatus({ params, body: { status: 'Cancelled' } })
  expect(await found({ due: 'late', priority: 'normal' })).toEqual([])
  const csv = await (await rita.complaints.export({ query: { format: 'csv' } })).text()
  expect(csv.split('\r\n')[0]).toMatch(/,Priority,Due\b/)
  expect(csv).toMatch(/,urgent,/)
})

test('late complaints are found by their index among many', async () => {
  const { services } = await desk()
  const plan = await services.db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx)
    return sql<{ 'QUERY PLAN': string }>`explain select id from complaint where next_due_at < now()`.execute(tx)
  })
  expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('complaint_by_due')
})

test('staff choose a priority when they file for a caller', async () => {
  const { rita, services, build } = await desk()
  const asha = await build.customer()
  const product = await buildRegistration(services, { customer: asha, status: 'Approved' })
  const body = { customer_id: asha.id, stock_id: product.id, problem_type: 'Sparks or smell' }
  const { data } = await rita.complaints.fileForCaller({ body: { ...body, priority: 'urgent' } })
  expect(data).toMatchObject({ priority: 'urgent', first_due_at: hoursAfter(data.date_joined, 2) })
})

test('open complaints follow other hours, holidays and targets; closed ones stay', async () => {
  const world = await desk({ work: true })
  const { rita, get, services } = world
  await fileOnSunday(world)
  const closed = await buildComplaint(services)
  await rita.complaints.changeStatus({ params: { id: closed.id }, body: { status: 'Completed' } })
  const kept = (await rita.complaints.get({ params: { id: closed.id } })).data.due_at
  const holidays = JSON.stringify([{ day: '2026-10-19', name: 'Ghatasthapana' }])
  const body = { holidays, repair_hours_normal: 14 }
  await rita.settings.update({ body: { version: 1, ...body } })
  await vi.waitFor(async () => expect((await get()).due_at).toBe('2026-10-20T11:15:00.000Z'), 10_000)
  expect((await rita.complaints.get({ params: { id: closed.id } })).data.due_at).toBe(kept)
  const { data } = await rita.history.list({ params: { subject: 'settings', id: 1 } })
  expect(data[0]?.sentence).toMatch(
    /changed holidays from nothing to Ghatasthapana 19 Oct 2026 and hours to the repair \(normal priority\) from 42 to 14$/,
  )
})

test('existing complaints get due times once, at the first start', async () => {
  const { services, get, id } = await desk({ work: true })
  const { due_at } = await get()
  const forget = () =>
    services.db.updateTable('complaint').set({ due_at: null, first_due_at: null }).where('id', '=', id).execute()
  await forget()
  await fillDueTimesOnce(services)
  await vi.waitFor(async () => expect((await get()).due_at).toBe(due_at), 10_000)
  await forget()
  await fillDueTimesOnce(services)
  expect((await get()).due_at).toBe('')
})
