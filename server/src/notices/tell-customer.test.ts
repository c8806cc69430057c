import { expect, test } from 'vitest'
import { buildComplaint } from '../../test/factories/complaint.ts'
import { buildExtendable } from '../../test/factories/extension.ts'
import { buildPersonalisation } from '../../test/factories/personalisation.ts'
import { buildQuotation } from '../../test/factories/quotation.ts'
import { registrationForm } from '../../test/factories/registration.ts'
import { CRM_KEY } from '../../test/fake-crm.ts'
import { testApp } from '../../test/test-app.ts'
import { dispatchComplaint } from '../complaints/dispatch/complaint.jobs.ts'
import { signatureOf } from '../platform/core/signature.ts'
import { toldTo } from './testing/told-to.ts'

test('a registration: made at the counter, approved, rejected', async () => {
  const world = await testApp()
  const customer = await world.build.customer()
  const admin = world.as(await world.build.admin())
  const body = { ...(await registrationForm()), customer_id: customer.id }
  const { id } = (await admin.registrations.registerForCustomer({ body })).data
  const decide = (status: 'Approved' | 'Rejected', reason?: string) =>
    admin.registrations.decide({ body: { stock_id: id, status, ...(reason && { reason }) } })
  await decide('Approved')
  await decide('Approved')
  await decide('Rejected', 'the bill is another one')
  const address = `/baltra-user-registered-ProductPage/${id}`
  expect(await toldTo(world, customer)).toEqual([
    ['Product registered', address],
    ['Registration approved', address],
    ['Registration rejected', address],
  ])
})

test('a complaint: dispatched, visited, written about, completed', async () => {
  const world = await testApp()
  const { id, customer, registration } = await buildComplaint(world.services)
  const { complaints } = world.as(await world.build.admin())
  const params = { id }
  const { job_no } = (await complaints.dispatch({ body: { complaint_id: id } })).data
  await dispatchComplaint.run({ complaint: id }, world.services)
  await complaints.planVisit({ params, body: { technician: 'Ram Thapa' } })
  await complaints.planVisit({ params, body: { technician: '' } })
  const message = { text: 'Which colour is the lamp?', kind: 'staff' as const, key: 'one' }
  await complaints.write({ params, body: message })
  await complaints.write({ params, body: message })
  await complaints.write({ params, body: { text: 'He is angry', kind: 'internal' } })
  await complaints.changeStatus({ params, body: { status: 'Completed' } })
  const address = `/baltra-tracking-ProductDetails/${id}`
  // The completion is sent by its own job.
  await expect.poll(() => toldTo(world, customer)).toHaveLength(6)
  expect(await toldTo(world, customer)).toEqual([
    ['Registration approved', `/baltra-user-registered-ProductPage/${registration}`],
    [`Complaint dispatched, job ${job_no}`, address],
    ['Technician visit', address],
    ['Technician visit called off', address],
    ['New message about your complaint', address],
    ['Service complete', address],
  ])
})

test('a complaint the CRM reports as completed twice', async () => {
  const world = await testApp({ env: { CRM_URL: 'http://127.0.0.1:9/', CRM_ACCESS_KEY: CRM_KEY } })
  const { id, customer } = await buildComplaint(world.services)
  await world.services.db.updateTable('complaint').set({ job_no: 'CRM-1', dispatch_state: 'dispatched' }).execute()
  const payload = JSON.stringify({ job_no: 'CRM-1', status: 'Completed', dateAdded: new Date().toISOString() })
  const headers = { 'content-type': 'application/json', 'x-signature': signatureOf(payload, CRM_KEY) }
  for (const _ of ['first', 'again'])
    await world.app.inject({ method: 'POST', url: '/api/stocks/crm/status', headers, payload })
  expect((await toldTo(world, customer)).slice(1)).toEqual([
    ['Service complete', `/baltra-tracking-ProductDetails/${id}`],
  ])
})

test('a quotation: rejected, then approved', async () => {
  const world = await testApp()
  const customer = await world.build.customer()
  const { id } = await buildQuotation(world.services, { customer })
  const { decide } = world.as(await world.build.admin()).quotations
  await decide({ params: { id }, body: { action: 'reject', reason: 'out of stock' } })
  await decide({ params: { id }, body: { action: 'approve' } })
  const address = `/single-bulk-history/${id}`
  expect(await toldTo(world, customer)).toEqual([
    ['Quotation rejected', address],
    ['Quotation approved', address],
  ])
})

test('a lettering that is approved, and one that is rejected', async () => {
  const world = await testApp()
  const customer = await world.build.customer()
  const { decide } = world.as(await world.build.admin()).personalisations
  for (const status of ['Approved', 'Rejected'] as const) {
    const { id } = await buildPersonalisation(world.services, { customer })
    await decide({ body: { personalization_id: id, status, reason: 'there is no room' } })
  }
  expect(await toldTo(world, customer)).toEqual([
    ['Personalization approved', '/baltra-personalization-orders'],
    ['Personalization rejected', '/baltra-personalization-orders'],
  ])
})

test('a longer warranty: asked for, paid and cancelled, or had for points', async () => {
  const world = await testApp()
  const { id, customer, long, short } = await buildExtendable(world.services, world.build, { points: 500 })
  const mine = world.as(customer).extensions
  const office = world.as(await world.build.admin()).extensions
  const { data } = await mine.request({ body: { stock_id: id, package_id: long.id } })
  const params = { id: data.id }
  await office.settle({ params, body: { receipt: 'R-1' } })
  await office.cancel({ params, body: { reason: 'the receipt is another one' } })
  await mine.redeem({ body: { stock_id: id, package_id: short.id } })
  const address = `/baltra-extended-warranty/${id}`
  expect((await toldTo(world, customer)).slice(1)).toEqual([
    ['Longer warranty requested', address],
    ['Warranty extended', address],
    ['Longer warranty cancelled', address],
    ['Warranty extended', address],
  ])
})

test('a code to sign up with is no notice', async () => {
  const world = await testApp()
  const customer = await world.build.customer()
  await world.as().accounts.requestPasswordReset({ body: { contact: customer.contact } })
  expect(await world.smsTo(customer.contact)).toHaveLength(1)
  expect((await world.as(customer).notices.list({ query: {} })).data).toEqual([])
})
