import { expect, test } from 'vitest'
import { buildRegistration, buildSoldProduct } from '../../../test/factories/registration.ts'
import { refusedWith } from '../../../test/refusal.ts'
import { testApp } from '../../../test/test-app.ts'
import { pointsOf } from '../../points/point.queries.ts'

test('fifty approvals at once award once', async () => {
  const { as, build, services, smsTo } = await testApp()
  await buildSoldProduct(services)
  const { id, customer } = await buildRegistration(services)
  const admin = as(await build.admin())
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => admin.registrations.decide({ body: { stock_id: id, status: 'Approved' } })),
  )
  expect(answers.filter(({ message }) => message === 'Registration approved')).toHaveLength(1)
  expect(await pointsOf(services.db, customer.id)).toBe(100)
  expect(await smsTo(customer.contact)).toHaveLength(1)
})

test('of twenty concurrent decisions one wins, and the others are told who decided', async () => {
  const { as, build, services, smsTo } = await testApp()
  await buildSoldProduct(services)
  const { id, customer } = await buildRegistration(services)
  const staff = await Promise.all(
    Array.from({ length: 20 }, (_, index) => build.admin({ firstname: 'Staff', lastname: String(index) })),
  )
  const answers = await Promise.all(
    staff.map((one, index) =>
      refusedWith(
        as(one).registrations.decide({
          body: { stock_id: id, seen: 'Pending', status: index % 2 ? 'Approved' : 'Rejected', reason: 'Forged bill' },
        }),
      ),
    ),
  )
  const winner = answers.indexOf(undefined)
  const told = `409 Staff ${winner} has ${winner % 2 ? 'approved' : 'rejected'} this registration in the meantime`
  expect(answers.filter((answer) => answer === told)).toHaveLength(19)
  expect(await smsTo(customer.contact)).toHaveLength(1)
})
