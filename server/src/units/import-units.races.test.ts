import { expect, test } from 'vitest'
import { testApp } from '../../test/test-app.ts'
import { csv, catalogue } from './testing/units-to-import.ts'

test('two imports of the same units at once bring them in once', async () => {
  const { as, build } = await testApp({ work: false })
  const { import: send, list } = as(await build.admin()).units
  await catalogue(build)
  const file = csv(...Array.from({ length: 300 }, (_, i) => `Iron,I-1,S${i}`))
  const tries = await Promise.allSettled([send({ body: { file } }), send({ body: { file } })])
  const said = tries.map((one) => (one.status === 'fulfilled' ? one.value.message : String(one.reason)))
  expect(
    said.filter((message) => message === '300 units imported'),
    said.join(),
  ).toHaveLength(1)
  expect((await list()).pagination.total_results).toBe(300)
})
