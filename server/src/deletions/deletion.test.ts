import { expect, test } from 'vitest'
import { buildComplaint } from '../../test/factories/complaint.ts'
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
