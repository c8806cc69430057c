import { expect, test } from 'vitest'
import { buildQuotation } from '../../test/factories/quotation.ts'
import { buildRegistration } from '../../test/factories/registration.ts'
import { refusedWith } from '../../test/refusal.ts'
import { testApp } from '../../test/test-app.ts'

test('when ten people take the last points at once, one succeeds', async () => {
  const { as, build } = await testApp({ work: false })
  const { adjustPoints, overview } = as(await build.admin()).customers
  const params = { id: (await build.customer()).id }
  await adjustPoints({ params, body: { points: 10, reason: 'Goodwill' } })
  const tries = await Promise.all(
    Array.from({ length: 10 }, () => refusedWith(adjustPoints({ params, body: { points: -10, reason: 'Mistake' } }))),
  )
  expect(tries.filter((told) => told === undefined)).toHaveLength(1)
  expect((await overview({ params })).data.reward_points).toBe(0)
})

test('of ten who together exceed what one may give by hand a day, those that fit are done', async () => {
  const { as, build } = await testApp({ work: false })
  const [admin, incharge] = [as(await build.admin()), as(await build.admin({ role: 'product_incharge' }))]
  await admin.settings.update({ body: { version: 1, points_by_hand: 30 } })
  const customers = await Promise.all(Array.from({ length: 10 }, () => build.customer()))
  const told = await Promise.all(
    customers.map(({ id }) =>
      refusedWith(incharge.customers.adjustPoints({ params: { id }, body: { points: 10, reason: 'Goodwill' } })),
    ),
  )
  expect(told.filter((refused) => refused === undefined)).toHaveLength(3)
})

test('the deletion of a customer and concurrent changes are serialised', async () => {
  const { as, build, services } = await testApp({ work: false })
  const staff = as(await build.admin())
  for (let round = 0; round < 8; round++) {
    const { customer: asha, id } = await buildRegistration(services, { status: 'Rejected' })
    const params = { id: asha.id }
    const quotation = await buildQuotation(services, { customer: asha, status: 'Rejected' })
    const told = await Promise.all(
      [
        staff.customers.delete({ params }),
        staff.quotations.decide({ params: { id: quotation.id }, body: { action: 'approve' } }),
        staff.registrations.decide({ body: { stock_id: id, status: 'Approved' } }),
        staff.customers.adjustPoints({ params, body: { points: 5, reason: 'Goodwill' } }),
        staff.customers.update({ params, body: { firstname: 'Anita' } }),
        as(asha).accounts.updateProfile({ body: { lastname: 'Rai' } }),
      ].map(refusedWith),
    )
    expect(told[0]).toBeUndefined()
    for (const refused of told) expect(refused ?? '404').toMatch(/^40[14]/)
    expect(await services.db.selectFrom('account').select('id').where('id', '=', asha.id).execute()).toEqual([])
  }
})
