import { expect, test } from 'vitest'
import { buildComplaint } from '../../test/factories/complaint.ts'
import { buildEnquiry } from '../../test/factories/enquiry.ts'
import { buildQuotation } from '../../test/factories/quotation.ts'
import { buildRegistration } from '../../test/factories/registration.ts'
import { testApp } from '../../test/test-app.ts'

test('staff see what waits and since when, each their own areas', async () => {
  const { as, build, services } = await testApp({ work: false })
  const admin = as(await build.admin())
  const nothing = { total: 0, oldest: '' }
  expect((await admin.dashboard.attention()).data).toEqual({
    registrations_waiting: nothing,
    complaints_undispatched: nothing,
    dispatches_failed: nothing,
    enquiries_unread: nothing,
    quotations_pending: nothing,
    jobs_failed: nothing,
  })

  const { id } = await buildRegistration(services)
  await buildRegistration(services)
  const complaint = await buildComplaint(services)
  const failed = await buildComplaint(services)
  await services.db.updateTable('complaint').set({ dispatch_state: 'failed' }).where('id', '=', failed.id).execute()
  const oldest = (await admin.registrations.get({ params: { id } })).data.created_at
  const filed = (await admin.complaints.get({ params: { id: complaint.id } })).data.created_at
  const registrations_waiting = { total: 2, oldest }
  const complaints_undispatched = { total: 1, oldest: filed }
  const failedAt = (await admin.complaints.get({ params: { id: failed.id } })).data.created_at
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
    complaints_undispatched,
    dispatches_failed,
    enquiries_unread,
    quotations_pending,
    jobs_failed: nothing,
  })
  const product = as(await build.admin({ role: 'product_incharge' }))
  expect((await product.dashboard.attention()).data).toEqual({
    registrations_waiting,
    complaints_undispatched: null,
    dispatches_failed: null,
    enquiries_unread,
    quotations_pending,
    jobs_failed: null,
  })
  const service = as(await build.admin({ role: 'service_incharge' }))
  expect((await service.dashboard.attention()).data).toEqual({
    registrations_waiting: null,
    complaints_undispatched,
    dispatches_failed,
    enquiries_unread: null,
    quotations_pending: null,
    jobs_failed: null,
  })
})
