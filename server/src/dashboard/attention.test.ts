import { WAITING_AT_MOST } from 'contract/dashboard/words'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { buildComplaint } from '../../test/factories/complaint.ts'
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
    model_numbers_doubled: nothing,
  }
  expect((await admin.dashboard.attention()).data).toEqual({
    registrations_waiting: nothing,
    serials_shared: nothing,
    unit_serials_shared: nothing,
    complaints_undispatched: nothing,
    dispatches_failed: nothing,
    enquiries_unread: nothing,
    quotations_pending: nothing,
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
  const asked = new Date('2026-02-01T08:00:00Z')
  await buildQuotation(services, { created_at: asked })
  await buildQuotation(services, { created_at: new Date('2026-01-01T00:00:00Z'), status: 'Rejected' })
  const quotations_pending = { total: 1, oldest: asked.toISOString() }
  expect((await admin.dashboard.attention()).data).toEqual({
    registrations_waiting,
    serials_shared: nothing,
    unit_serials_shared: nothing,
    complaints_undispatched,
    dispatches_failed,
    enquiries_unread,
    quotations_pending,
    ...unseen,
    ...alsoUnseen,
  })
  const product = as(await build.admin({ role: 'product_incharge' }))
  expect((await product.dashboard.attention()).data).toEqual({
    registrations_waiting,
    serials_shared: nothing,
    unit_serials_shared: null,
    alarms: null,
    complaints_undispatched: null,
    dispatches_failed: null,
    enquiries_unread,
    quotations_pending,
    complaints_overdue: null,
    messages_unread: null,
    extensions_awaiting: null,
    personalisations_pending: nothing,
    model_numbers_doubled: nothing,
    jobs_failed: null,
  })
  const service = as(await build.admin({ role: 'service_incharge' }))
  expect((await service.dashboard.attention()).data).toEqual({
    registrations_waiting: null,
    alarms: null,
    serials_shared: null,
    unit_serials_shared: null,
    complaints_undispatched,
    dispatches_failed,
    enquiries_unread: null,
    quotations_pending: null,
    ...unseen,
    personalisations_pending: null,
    model_numbers_doubled: null,
    jobs_failed: null,
  })
})

test('a dispatched complaint is overdue more than seven days after it was filed, until it is over', async () => {
  const { as, build, services, clock } = await testApp({ work: false })
  // Signs in each time: a session does not last a week.
  const admin = async () => as(await build.admin())
  const overdue = async () => (await (await admin()).dashboard.attention()).data.complaints_overdue
  const change = (id: number, values: { dispatch_state?: 'dispatched'; job_no?: string; status?: 'Completed' }) =>
    services.db.updateTable('complaint').set(values).where('id', '=', id).execute()
  const { id } = await buildComplaint(services)
  const { date_joined } = (await (await admin()).complaints.get({ params: { id } })).data
  await buildComplaint(services)
  await change(id, { dispatch_state: 'dispatched', job_no: 'KTM-1' })
  clock.pass({ days: 7, minutes: -5 })
  expect(await overdue()).toEqual({ total: 0, oldest: '' })
  clock.pass({ minutes: 6 })
  expect(await overdue()).toEqual({ total: 1, oldest: date_joined })
  await change(id, { status: 'Completed' })
  expect(await overdue()).toEqual({ total: 0, oldest: '' })
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
  const { enquiries_unread } = (await admin.dashboard.attention()).data
  expect(enquiries_unread).toEqual({ total: WAITING_AT_MOST, oldest: '2026-01-30T19:20:00.000Z' })
})
