import { isoDay, startOfDay } from 'contract/core/dates/nepal-time'
import { WAITING_AT_MOST } from 'contract/dashboard/words'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { ageComplaint, buildComplaint } from '../../test/factories/complaint.ts'
import { buildEnquiry } from '../../test/factories/enquiry.ts'
import { buildPersonalisation } from '../../test/factories/personalisation.ts'
import { buildQuotation } from '../../test/factories/quotation.ts'
import { buildRegistration } from '../../test/factories/registration.ts'
import { testApp } from '../../test/test-app.ts'

test('staff see pending work and its age, each in their own areas', async () => {
  const { as, build, services } = await testApp({ work: false })
  const admin = as(await build.admin())
  const nothing = { total: 0, oldest: '' }
  const unseen = { complaints_overdue: nothing, messages_unread: nothing, extensions_awaiting: nothing }
  const alsoUnseen = {
    personalisations_pending: nothing,
    jobs_failed: nothing,
    alarms: nothing,
    happy_calls_due: nothing,
    model_numbers_doubled: nothing,
    complaints_to_plan: nothing,
    complaints_proposed: null,
    parts_to_approve: nothing,
    parts_to_send: nothing,
    parts_to_receive: null,
  }
  const noToday = { complaints_due_today: nothing, visits_today: nothing }
  // Whether the first answer is due today depends on the hour of the test.
  const anyToday = { complaints_due_today: expect.any(Object), visits_today: nothing }
  const noComplaints = {
    complaints_to_plan: null,
    complaints_proposed: null,
    complaints_open: null,
    happy_calls_due: null,
    complaints_due_today: null,
    visits_today: null,
    parts_to_approve: null,
    parts_to_send: null,
    parts_to_receive: null,
  }
  expect((await admin.dashboard.attention()).data).toEqual({
    registrations_waiting: nothing,
    serials_shared: nothing,
    registrations_disputed: nothing,
    unit_serials_shared: nothing,
    complaints_undispatched: nothing,
    dispatches_failed: nothing,
    enquiries_unread: nothing,
    enquiries_open: nothing,
    quotations_pending: nothing,
    registrations_open: nothing,
    complaints_open: nothing,
    ...noToday,
    ...unseen,
    ...alsoUnseen,
  })

  const { id } = await buildRegistration(services)
  await buildRegistration(services)
  const complaint = await buildComplaint(services)
  const failed = await buildComplaint(services)
  await services.db.updateTable('complaint').set({ dispatch_state: 'failed' }).where('id', '=', failed.id).execute()
  const oldest = (await admin.registrations.get({ params: { id } })).data.created_at
  const filed = (await admin.complaints.get({ params: { id: complaint.id } })).data.date_joined
  const registrations_waiting = { total: 2, oldest }
  const complaints_undispatched = { total: 1, oldest: filed }
  const failedAt = (await admin.complaints.get({ params: { id: failed.id } })).data.date_joined
  const dispatches_failed = { total: 1, oldest: failedAt }
  const written = new Date('2026-01-31T12:00:05Z')
  await buildEnquiry(services, { created_at: written })
  await buildEnquiry(services)
  await buildEnquiry(services, { created_at: new Date('2026-01-01T00:00:00Z'), read_at: written })
  const enquiries_unread = { total: 2, oldest: written.toISOString() }
  // Opened is not answered.
  const enquiries_open = { total: 3, oldest: '2026-01-01T00:00:00.000Z' }
  const asked = new Date('2026-02-01T08:00:00Z')
  await buildQuotation(services, { created_at: asked })
  await buildQuotation(services, { created_at: new Date('2026-01-01T00:00:00Z'), status: 'Rejected' })
  const quotations_pending = { total: 1, oldest: asked.toISOString() }
  expect((await admin.dashboard.attention()).data).toEqual({
    registrations_waiting,
    serials_shared: nothing,
    registrations_disputed: nothing,
    unit_serials_shared: nothing,
    complaints_undispatched,
    dispatches_failed,
    enquiries_unread,
    enquiries_open,
    quotations_pending,
    registrations_open: registrations_waiting,
    complaints_open: { total: 2, oldest: filed },
    ...anyToday,
    ...unseen,
    ...alsoUnseen,
  })
  const product = as(await build.admin({ role: 'product_incharge' }))
  expect((await product.dashboard.attention()).data).toEqual({
    registrations_waiting,
    serials_shared: nothing,
    registrations_disputed: nothing,
    unit_serials_shared: null,
    alarms: null,
    complaints_undispatched: null,
    dispatches_failed: null,
    enquiries_unread,
    enquiries_open,
    quotations_pending,
    complaints_overdue: null,
    messages_unread: null,
    extensions_awaiting: null,
    personalisations_pending: nothing,
    model_numbers_doubled: nothing,
    jobs_failed: null,
    registrations_open: registrations_waiting,
    ...noComplaints,
  })
  const service = as(await build.admin({ role: 'service_incharge' }))
  expect((await service.dashboard.attention()).data).toEqual({
    registrations_waiting: null,
    parts_to_approve: nothing,
    parts_to_send: nothing,
    parts_to_receive: null,
    alarms: null,
    serials_shared: null,
    registrations_disputed: null,
    unit_serials_shared: null,
    complaints_undispatched,
    dispatches_failed,
    enquiries_unread: null,
    enquiries_open: null,
    quotations_pending: null,
    registrations_open: null,
    complaints_open: { total: 2, oldest: filed },
    complaints_to_plan: nothing,
    complaints_proposed: null,
    ...anyToday,
    ...unseen,
    happy_calls_due: nothing,
    personalisations_pending: null,
    model_numbers_doubled: null,
    jobs_failed: null,
  })
})

test('an open complaint is overdue as soon as what is due next is late, until it is over', async () => {
  const { as, build, services, clock } = await testApp({ work: false })
  const overdue = async () => (await as(await build.admin()).dashboard.attention()).data.complaints_overdue
  const { id } = await buildComplaint(services)
  await ageComplaint(services, id, 15)
  const { next_due_at } = (await as(await build.admin()).complaints.get({ params: { id } })).data
  expect(Date.parse(next_due_at)).toBeLessThan(clock.now().getTime())
  await buildComplaint(services)
  expect(await overdue()).toEqual({ total: 1, oldest: next_due_at })
  await services.db.updateTable('complaint').set({ status: 'Completed' }).where('id', '=', id).execute()
  expect(await overdue()).toEqual({ total: 0, oldest: '' })
})

test('a complaint that needs somebody for several reasons counts once, a registration as well', async () => {
  const { as, build, services } = await testApp({ work: false })
  const admin = as(await build.admin())
  const open = async () => (await admin.dashboard.attention()).data
  const { id } = await buildComplaint(services)
  await ageComplaint(services, id, 15)
  const written = new Date('2026-02-03T04:05:06Z')
  const message = {
    complaint_id: id,
    kind: 'customer' as const,
    author_name: 'Asha',
    text: 'When?',
    created_at: written,
  }
  await services.db.insertInto('complaint_message').values([message, message]).execute()
  await buildComplaint(services)
  expect(await open()).toMatchObject({
    complaints_undispatched: { total: 2 },
    complaints_overdue: { total: 1 },
    messages_unread: { total: 2 },
    complaints_open: { total: 2 },
  })
  await services.db.updateTable('complaint').set({ dispatch_state: 'queued' }).where('id', '=', id).execute()
  expect((await open()).complaints_open?.total).toBe(2)
  await services.db.updateTable('complaint_message').set({ read_at: written }).execute()
  await services.db.updateTable('complaint').set({ status: 'Completed' }).where('id', '=', id).execute()
  expect((await open()).complaints_open?.total).toBe(1)

  const registration = await buildRegistration(services)
  await services.db.updateTable('registration').set({ is_duplicate: true }).where('id', '=', registration.id).execute()
  expect(await open()).toMatchObject({
    registrations_waiting: { total: 1 },
    serials_shared: { total: 1 },
    registrations_open: { total: 1 },
  })
})

test('what is due today in Nepal and visits of today are counted, of open complaints', async () => {
  const { as, build, services, clock } = await testApp({ work: false })
  const admin = as(await build.admin())
  const today = async () => (await admin.dashboard.attention()).data
  const { id } = await buildComplaint(services)
  const due = async (due_at: Date, visit_date: string) => {
    await services.db
      .updateTable('complaint')
      .set({ due_at, first_due_at: null, visit_date })
      .where('id', '=', id)
      .execute()
    const { complaints_due_today, visits_today } = await today()
    return [complaints_due_today?.total, visits_today?.total]
  }
  const end = new Date(startOfDay(isoDay(clock.now())).getTime() + 24 * 3_600_000)
  const day = isoDay(clock.now())
  expect(await due(new Date(end.getTime() - 1), day)).toEqual([1, 1])
  expect(await due(end, isoDay(end))).toEqual([0, 0])
  expect(await due(new Date(end.getTime() - 24 * 3_600_000), day)).toEqual([1, 1])
  expect(await due(new Date(end.getTime() - 24 * 3_600_000 - 1), day)).toEqual([0, 1])
  await services.db.updateTable('complaint').set({ status: 'Cancelled' }).where('id', '=', id).execute()
  expect((await today()).visits_today?.total).toBe(0)
})

test('customers’ messages are pending until staff read them; staff messages are not', async () => {
  const { as, build, services } = await testApp({ work: false })
  const admin = as(await build.admin())
  const complaint = await buildComplaint(services)
  const written = new Date('2026-02-03T04:05:06Z')
  const write = (kind: 'customer' | 'staff' | 'internal', read_at: Date | null = null) =>
    services.db
      .insertInto('complaint_message')
      .values({ complaint_id: complaint.id, kind, author_name: 'Asha', text: 'When?', read_at, created_at: written })
      .execute()
  await write('staff')
  await write('internal')
  await write('customer', written)
  expect((await admin.dashboard.attention()).data.messages_unread).toEqual({ total: 0, oldest: '' })
  await write('customer')
  const messages_unread = { total: 1, oldest: written.toISOString() }
  expect((await admin.dashboard.attention()).data).toMatchObject({ messages_unread })
})

test('pending personalisations and unpaid extensions count as pending work', async () => {
  const { as, build, services } = await testApp({ work: false })
  const admin = as(await build.admin())
  const asked = new Date('2026-02-03T04:05:06Z')
  await buildPersonalisation(services, { created_at: asked })
  await buildPersonalisation(services, { created_at: new Date('2026-01-01T00:00:00Z'), status: 'approved' })
  for (const state of ['cancelled', 'active', 'awaiting_payment'] as const) {
    const { id, customer } = await buildRegistration(services)
    await services.db
      .insertInto('warranty_extension')
      .values({
        registration_id: id,
        customer_id: customer.id,
        type: 'Gold',
        months: 12,
        price: 900,
        paid_with: 'money',
        state,
        reference: state,
        previous_expiry: '2026-01-31',
        created_at: asked,
      })
      .execute()
  }
  const waiting = { total: 1, oldest: asked.toISOString() }
  expect((await admin.dashboard.attention()).data).toMatchObject({
    personalisations_pending: waiting,
    extensions_awaiting: waiting,
  })
})

test('pending work is counted to a thousand, with the oldest of all', async () => {
  const { as, build, services } = await testApp({ work: false })
  const admin = as(await build.admin())
  await sql`insert into enquiry (name, email, phone, note, created_at)
    select 'Maya', 'maya@example.com', '9841000000', 'Where can I buy it?', timestamptz '2026-01-31T12:00:00Z' - interval '1 minute' * n
    from generate_series(0, ${sql.lit(WAITING_AT_MOST)}) n`.execute(services.db)
  const { enquiries_open } = (await admin.dashboard.attention()).data
  expect(enquiries_open).toEqual({ total: WAITING_AT_MOST, oldest: '2026-01-30T19:20:00.000Z' })
})

test('a role that decides by the settings alone is told what waits', async () => {
  const { as, build, services } = await testApp({ work: false })
  await buildRegistration(services)
  const admin = as(await build.admin())
  const desk = as(await build.admin({ role: 'service_incharge' }))
  expect((await desk.dashboard.attention()).data.registrations_open).toBeNull()
  await admin.settings.update({ body: { version: 1, deciding_roles: ['service_incharge'] } })
  expect((await desk.dashboard.attention()).data).toMatchObject({
    registrations_waiting: { total: 1 },
    registrations_open: { total: 1 },
  })
})
