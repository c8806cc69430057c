import { expect, test } from 'vitest'
import { testApp } from '../../test/test-app.ts'

const UNIT = { model_name: 'Mixer Grinder', model_number: 'BMG-750', serial_number: 'sn-100' }

test('fifty who add the same serial number at once add it once', async () => {
  const { as, build } = await testApp({ work: false })
  const { add, list } = as(await build.admin()).units
  await build.product({ model_name: UNIT.model_name, model_num: UNIT.model_number })
  const tries = await Promise.allSettled(Array.from({ length: 50 }, () => add({ body: UNIT })))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await list()).pagination.total_results).toBe(1)
})
