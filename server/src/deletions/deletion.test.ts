import { expect, test } from 'vitest'
import { buildComplaint } from '../../test/factories/complaint.ts'
import { buildExtendable } from '../../test/factories/extension.ts'
import { buildPersonalisation } from '../../test/factories/personalisation.ts'
import { buildQuotation } from '../../test/factories/quotation.ts'
import { buildRegistration } from '../../test/factories/registration.ts'
import { buildReview } from '../../test/factories/review.ts'
import { refusal } from '../../test/refusal.ts'
import { testApp } from '../../test/test-app.ts'

test('only an administrator deletes; the preview counts, and the reason is in the history', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { id, registration, customer } = await buildComplaint(services)
  const params = { id }
  for (const role of ['service_incharge', 'product_incharge'] as const) {
    const { complaints, registrations, customers, deletions } = as(await build.customer({ role }))
    for (const call of [
      () => complaints.delete({ params }),
      () => registrations.delete({ params: { id: registration } }),
      () => customers.delete({ params: { id: customer.id } }),
      () => deletions.preview({ body: { subject: 'complaint', ids: [id] } }),
    ])
      expect((await refusal(call()))?.status).toBe(403)
  }
  const { complaints, deletions, history } = as(await build.admin())
  const { data } = await deletions.preview({ body: { subject: 'complaint', ids: [id, id, 9_999] } })
  expect(data).toEqual({
    found: 1,
    deletes: [
      { count: 1, what: 'step' },
      { count: 2, what: 'photographs' },
      { count: 1, what: 'video' },
    ],
    keeps: [],
    notes: [],
    blocked: '',
  })
  const blocked = await deletions.preview({ body: { subject: 'registration', ids: [registration] } })
  expect(blocked.data.blocked).toMatch(/has 1 open complaint. Close it first$/)
  const account = await deletions.preview({ body: { subject: 'account', ids: [customer.id] } })
  expect(account.data.blocked).toMatch(/has 1 open complaint. Decide and close them first$/)
  const product = await deletions.preview({ body: { subject: 'product', ids: [(await build.product()).id] } })
  expect(product.data).toMatchObject({ found: 1, keeps: [], blocked: '' })
  await complaints.delete({ params, body: { reason: 'Entered twice' } })
  const { data: events } = await history.list({ params: { subject: 'complaint', id } })
  expect(events[0]?.sentence).toMatch(/deleted the complaint: “Entered twice”$/)
})

test('the preview of a product counts what is deleted with it and what keeps referring to it', async () => {
  const { as, build, services } = await testApp({ work: false })
  const product = await build.product({ model_name: 'Mixer Grinder', model_num: 'BMG-1' })
  const other = await build.product()
  const { customer } = await buildComplaint(services)
  await buildRegistration(services, { customer })
  await build.unit({ model_number: 'BMG-1' })
  await build.unit({ model_number: 'BMG-1' })
  await build.unit({ model_number: other.model_num })
  await buildReview(services, { product_id: product.id })
  const mixer = { model_name: 'Mixer Grinder', model_num: 'BMG-1', product_id: product.id }
  await buildQuotation(services, { ...mixer, others: [{ ...mixer, quantity: 3 }] })
  await buildPersonalisation(services, { product_id: product.id })

  const { deletions, products } = as(await build.admin())
  const { data } = await deletions.preview({ body: { subject: 'product', ids: [product.id] } })
  expect(data).toEqual({
    found: 1,
    deletes: [{ count: 1, what: 'review' }],
    keeps: [
      { count: 2, what: 'registrations' },
      { count: 1, what: 'complaint' },
      { count: 2, what: 'units with a QR code' },
      { count: 1, what: 'quotation' },
      { count: 1, what: 'personalization request' },
    ],
    notes: [],
    blocked: `“${product.name}” has 2 registrations. Take it off sale instead`,
    off_sale_instead: [product.id],
  })
  const product_ids = [other.id, (await build.product()).id]
  await products.deleteMany({ body: { product_ids, reason: 'No longer made' } })
  const { data: gone } = await deletions.preview({ body: { subject: 'product', ids: product_ids } })
  expect(gone).toMatchObject({ found: 0, deletes: [], blocked: '' })
  const reasons = await services.db.selectFrom('audit').select('after').where('action', '=', 'product.delete').execute()
  expect(reasons).toEqual([{ after: { reason: 'No longer made' } }, { after: { reason: 'No longer made' } }])
})

test('the preview of a customer counts everything they own, and nothing else', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { customer, product } = await buildExtendable(services, build, { points: 900 })
  const complaint = await buildComplaint(services)
  const admin = as(await build.admin())
  await buildRegistration(services, { customer, status: 'Rejected' })
  await buildReview(services, { customer, product_id: product.id })
  await buildQuotation(services, { customer, status: 'Rejected' })
  await buildPersonalisation(services, { customer, status: 'approved' })

  const body = { subject: 'account' as const, ids: [customer.id] }
  const { data } = await admin.deletions.preview({ body })
  expect(data).toEqual({
    found: 1,
    deletes: [
      { count: 2, what: 'registered products' },
      { count: 1000, what: 'points' },
      { count: 1, what: 'quotation' },
      { count: 1, what: 'personalization request' },
      { count: 1, what: 'review' },
      { count: 7, what: 'pictures and papers' },
    ],
    keeps: [],
    notes: [],
    blocked: '',
  })
  const params = { id: complaint.id }
  await admin.complaints.write({ params, body: { kind: 'staff', text: 'We come tomorrow' } })
  const { data: both } = await admin.deletions.preview({
    body: { subject: 'account', ids: [customer.id, complaint.customer.id] },
  })
  expect(both.found).toBe(2)
  expect(both.deletes).toContainEqual({ count: 1, what: 'message' })
  expect(both.blocked).toMatch(/1 open complaint. Nothing was deleted$/)
  await admin.complaints.changeStatus({ params, body: { status: 'Completed' } })
  expect((await admin.deletions.preview({ body })).data.blocked).toBe('')
  await admin.customers.delete({ params: { id: customer.id }, body: { reason: 'Asked for it' } })
  const { data: events } = await admin.history.list({ params: { subject: 'account', id: customer.id } })
  expect(events[0]?.sentence).toMatch(/“Asked for it”$/)
})

test('the preview of a registration counts its own and the review’s points, and a paid extension blocks the deletion', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { id, customer, long, product } = await buildExtendable(services, build, { points: 900 })
  const admin = as(await build.admin())
  await as(customer).reviews.add({ body: { product_id: product.id, rating: 5, review: 'Grinds well' } })
  const body = { subject: 'registration' as const, ids: [id] }
  const { data: before } = await admin.deletions.preview({ body })
  expect(before.deletes).toEqual([
    { count: 3, what: 'papers' },
    { count: 200, what: 'points of the customer' },
  ])
  const { data: extension } = await as(customer).extensions.request({ body: { stock_id: id, package_id: long.id } })
  await admin.extensions.settle({ params: { id: extension.id }, body: { receipt: 'R-1' } })
  const { data: paid } = await admin.deletions.preview({ body })
  const refused = await refusal(admin.registrations.delete({ params: { id } }))
  expect(paid.blocked).toBe(refused?.body.message)
  expect(paid.blocked).toMatch(/receipt R-1; cancel \S+ first$/)
})

test('a reason is optional for older clients and limited in length', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { id } = await buildComplaint(services)
  const { complaints } = as(await build.admin())
  const refused = await refusal(complaints.delete({ params: { id }, body: { reason: 'x'.repeat(501) } }))
  expect(refused?.body.errors).toEqual({ reason: 'A reason can have at most 500 characters' })
  await complaints.delete({ params: { id }, body: { reason: '  ' } })
  const { after } = await services.db
    .selectFrom('audit')
    .select('after')
    .where('action', '=', 'complaint.delete')
    .executeTakeFirstOrThrow()
  expect(after).toEqual({ reason: 'no reason given' })
})
