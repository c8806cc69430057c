import { expect, test } from 'vitest'
import { Refused } from '../../test/api-over.ts'
import { buildQuotation } from '../../test/factories/quotation.ts'
import { buildRegistration, registrationForm } from '../../test/factories/registration.ts'
import { testApp } from '../../test/test-app.ts'

/** A tenth of the usual numbers: two may be pending, four may be made in a day. */
const SCALED = { work: false, env: { RATE_LIMIT_SCALE: '0.1' } }

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof Refused ? [error.status, error.body.code, error.body.message] : error),
  )

test('pending and daily registrations of a customer are limited; the refusal says when to retry, and staff can raise the limit', async () => {
  const { as, build, services } = await testApp(SCALED)
  const asha = await build.customer()
  const admin = as(await build.admin())
  const register = async () => as(asha).registrations.register({ body: await registrationForm() })
  await register()
  const { data } = await register()
  expect(await refusal(register())).toEqual([
    429,
    'quota',
    '2 of your products wait for us. The next one can be registered when we have looked at one of them',
  ])
  await admin.registrations.decide({
    body: { stock_id: data.id, status: 'Rejected', reason: 'The bill cannot be read' },
  })
  await register()
  await services.db.updateTable('registration').set({ status: 'Rejected', reason: 'No' }).execute()
  await register()
  const beyond = (await refusal(register())) as [number, string, string]
  expect(beyond.slice(0, 2)).toEqual([429, 'quota'])
  expect(beyond[2]).toMatch(
    /^You have registered 4 products within a day\. The next one can be registered from \d+:\d\d [AP]M on \w+day$/,
  )

  await admin.customers.update({ params: { id: asha.id }, body: { quota_factor: 5 } })
  await register()
  const audit = await services.db
    .selectFrom('audit')
    .select(['before', 'after'])
    .where('action', '=', 'account.edit')
    .execute()
  expect(audit).toMatchObject([{ before: { quota_factor: 1 }, after: { quota_factor: 5 } }])
})

test('the settings say how many may be pending and made in a day', async () => {
  const { as, build, services } = await testApp({ work: false, env: { RATE_LIMIT_SCALE: '1' } })
  const asha = await build.customer()
  const admin = as(await build.admin())
  await admin.settings.update({ body: { version: 1, pending_requests: 1, daily_requests: 2 } })
  const register = async () => as(asha).registrations.register({ body: await registrationForm() })
  const decided = () => services.db.updateTable('registration').set({ status: 'Rejected', reason: 'No' }).execute()
  await register()
  expect(await refusal(register())).toEqual([429, 'quota', expect.stringMatching(/^1 of your products wait for us/)])
  await decided()
  await register()
  await decided()
  expect(await refusal(register())).toEqual([429, 'quota', expect.stringMatching(/^You have registered 2 products/)])
})

test('other customers’ pending requests do not count', async () => {
  const { as, build, services } = await testApp(SCALED)
  for (let one = 0; one < 4; one += 1) {
    await buildRegistration(services)
    await buildQuotation(services)
  }
  const maya = as(await build.customer())
  const { data } = await maya.quotations.request({
    body: {
      model_name: 'Kettle',
      model_num: 'BK-1',
      customer_name: 'Asha',
      contact: '9841203118',
      quantity: 10,
      description: 'For a school',
    },
  })
  expect(data.id).toBeGreaterThan(0)
})

test('files in parts have a limit a day, which staff raise at once', async () => {
  const { as, build } = await testApp(SCALED)
  const asha = await build.customer()
  const begin = async () => {
    const { data } = await as(asha).uploads.begin({ body: { kind: 'image', filename: 'a.jpg', bytes: 1_500_000 } })
    await as(asha).uploads.cancel({ params: { id: data.id } })
  }
  for (let sent = 0; sent < 20; sent += 1) await begin()
  const beyond = (await refusal(begin())) as [number, string, string]
  expect(beyond[0]).toBe(429)
  expect(beyond[2]).toMatch(/^You have sent very many files within a day\. The next one can be sent from /)
  await as(await build.admin()).customers.update({ params: { id: asha.id }, body: { quota_factor: 5 } })
  await begin()
  await begin()
})
