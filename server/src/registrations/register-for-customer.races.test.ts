import { expect, test } from 'vitest'
import { registrationForm } from '../../test/factories/registration.ts'
import { testApp } from '../../test/test-app.ts'

test('the same form twenty times at once makes one registration and one message', async () => {
  const { as, build, services, smsTo } = await testApp()
  const asha = await build.customer()
  const admin = as(await build.admin())
  const body = { ...(await registrationForm()), customer_id: asha.id }
  const answers = await Promise.all(Array.from({ length: 20 }, () => admin.registrations.registerForCustomer({ body })))
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
  expect(await services.db.selectFrom('file').select('id').execute()).toHaveLength(3)
  expect(await smsTo(asha.contact)).toHaveLength(1)
})
