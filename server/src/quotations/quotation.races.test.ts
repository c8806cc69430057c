import { expect, test } from 'vitest'
import { testApp } from '../../test/test-app.ts'

const REQUEST = {
  customer_name: 'Asha Gurung',
  contact: '9841203118',
  model_name: 'Steam Kettle',
  model_num: 'BEK-150',
  quantity: 24,
  description: ' For a lodge.\r\nIn graphite ',
}

test('the same request sent ten times at once is there once; another one, and a later one, count', async () => {
  const { as, build, clock } = await testApp({ work: false })
  const asha = as(await build.customer())
  const total = async () => (await asha.quotations.listMine({ query: {} })).pagination.total_results
  const answers = await Promise.all(Array.from({ length: 10 }, () => asha.quotations.request({ body: REQUEST })))
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
  expect(await total()).toBe(1)
  await asha.quotations.request({ body: { ...REQUEST, quantity: 25 } })
  await as(await build.customer()).quotations.request({ body: REQUEST })
  expect(await total()).toBe(2)
  clock.pass({ minutes: 16 })
  await asha.quotations.request({ body: REQUEST })
  expect(await total()).toBe(3)
})
