import { expect, test } from 'vitest'
import { atOnce, counted } from '../../test/attacks/at-once.ts'
import { testApp } from '../../test/test-app.ts'

/** A tenth of the usual numbers: two may be pending, four may be made in a day. */
const SCALED = { work: false, env: { RATE_LIMIT_SCALE: '0.1' } }

test('twenty requests at once are counted one after the other', async () => {
  const { as, build } = await testApp(SCALED)
  const asha = as(await build.customer())
  const ask = (at: number) => () =>
    asha.quotations.request({
      body: {
        model_name: 'Kettle',
        model_num: 'BK-1',
        customer_name: 'Asha',
        contact: '9841203118',
        quantity: 10 + at,
        description: `For house ${at}`,
      },
    })
  const statuses = await atOnce(Array.from({ length: 20 }, (_, at) => ask(at)))
  expect(counted(statuses)).toEqual({ 200: 2, 429: 18 })
})
