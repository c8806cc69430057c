import { expect, test } from 'vitest'
import { refusedWith } from '../../test/refusal.ts'
import { testApp } from '../../test/test-app.ts'

test('of fifty at once who take one name, one gets it', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { add } = as(await build.admin()).categories
  const told = await Promise.all(
    Array.from({ length: 50 }, () => refusedWith(add({ body: { name: 'Tea', desc: 'x' } }))),
  )
  expect(told.filter((refused) => refused === undefined)).toHaveLength(1)
  expect(new Set(told.filter(Boolean))).toEqual(new Set(['409 There is already a category named “Tea”']))
  expect(await services.db.selectFrom('category').select('id').execute()).toHaveLength(1)
})
