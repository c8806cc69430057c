import { expect, test, vi } from 'vitest'
import { testApp } from '../../test/test-app.ts'

const POINT = {
  kind: 'shop' as const,
  name: 'Sajilo Shop',
  district: 'Kathmandu',
  address: 'New Road',
  phones: ['014441234'],
}

test('opening a customer’s data is recorded once an hour per colleague, even with fifty concurrent requests', async () => {
  const { as, build, clock } = await testApp({ work: false })
  const [rita, hari] = [await build.admin(), await build.admin()]
  const { id } = await build.customer()
  const opened = async () => (await as(rita).activity.list({ query: { kind: 'open' } })).data.length
  await Promise.all(Array.from({ length: 50 }, () => as(rita).customers.get({ params: { id } })))
  await as(rita).users.get({ params: { id } })
  await vi.waitFor(async () => expect(await opened()).toBe(1))
  await as(hari).customers.overview({ params: { id } })
  await vi.waitFor(async () => expect(await opened()).toBe(2))
  clock.pass({ minutes: 61 })
  await as(rita).customers.get({ params: { id } })
  await vi.waitFor(async () => expect(await opened()).toBe(3))
  const history = await as(rita).history.list({ params: { subject: 'account', id }, query: {} })
  expect(history.data).toEqual([])
})

test('when fifty people restore a deleted service point, one succeeds and it comes back as it was', async () => {
  const { as, build, services } = await testApp({ work: false })
  const admin = await build.admin()
  await as(admin).servicePoints.add({ body: POINT })
  const before = await services.db.selectFrom('service_point').selectAll().executeTakeFirstOrThrow()
  await as(admin).servicePoints.delete({ params: { id: before.id } })
  const entry = (await as(admin).activity.list({ query: { kind: 'delete' } })).data[0]!
  expect(entry).toMatchObject({ restorable: true, exists: false, name: 'Sajilo Shop' })
  const tries = await Promise.allSettled(
    Array.from({ length: 50 }, () => as(admin).activity.restore({ params: { id: entry.id } })),
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await services.db.selectFrom('service_point').selectAll().execute()).toEqual([before])
  const { data } = await as(admin).activity.list({ query: { subject: 'service_point' } })
  expect(data.map(({ restorable }) => restorable)).toEqual([false, false, false])
  expect(data[0]!.sentence).toMatch(/restored the service point$/)
})
