import { expect, test } from 'vitest'
import { photo } from '../../test/factories/sample-files.ts'
import { keptFiles } from '../../test/kept-files.ts'
import { testApp } from '../../test/test-app.ts'
import { withoutBill } from './testing/asked-bill.ts'

test('of bills that come by the link and from the desk at once, one stays, and no file of another', async () => {
  const { id, ask, nextToken, send, desk, services } = await withoutBill(await testApp())
  await ask()
  const { token } = await nextToken()
  const answers = await Promise.allSettled([
    ...Array.from({ length: 6 }, () => send(token)),
    desk.registrations.addBill({ params: { id }, body: { bill_image_one: await photo() } }),
  ])
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await keptFiles(services)).toEqual({ rows: 1, objects: 1 })
})

test('of many who ask for a bill at once, one sends the SMS', async () => {
  const { ask, services } = await withoutBill(await testApp())
  const answers = await Promise.allSettled(Array.from({ length: 10 }, ask))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await services.db.selectFrom('customer_link').select('token_hash').execute()).toHaveLength(1)
})
