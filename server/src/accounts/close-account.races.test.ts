import { expect, test } from 'vitest'
import { refusal } from '../../test/refusal.ts'
import { testApp } from '../../test/test-app.ts'

test('when an account is closed twenty times at once, it happens once and sends one message', async () => {
  const { as, build, services, smsTo } = await testApp()
  const asha = await build.customer()
  const close = () => as(asha).accounts.closeAccount({ body: { password: asha.password } })
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => refusal(close())))
  const statuses = outcomes.map((refused) => refused?.status ?? 200)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => ![200, 401, 404].includes(status))).toEqual([])
  expect(await smsTo(asha.contact)).toHaveLength(1)
  expect(await services.db.selectFrom('audit').select('id').execute()).toHaveLength(1)
})
