import { expect, test } from 'vitest'
import { testApp } from '../../test/test-app.ts'
import { form } from './testing/fault-form.ts'

test('fifty identical reports at once are one registration with one fault', async () => {
  const { as, build, services } = await testApp({ work: false })
  const asha = await build.customer()
  const body = await form()
  const answers = await Promise.all(Array.from({ length: 50 }, () => as(asha).faults.report({ body })))
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
  expect(await services.db.selectFrom('reported_fault').selectAll().execute()).toHaveLength(1)
  expect(await services.db.selectFrom('registration').selectAll().execute()).toHaveLength(1)
})
