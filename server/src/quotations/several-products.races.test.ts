import { expect, test } from 'vitest'
import { testApp } from '../../test/test-app.ts'

const KETTLE = { model_name: 'Steam Kettle', model_num: 'BEK-150', quantity: 24 }
const FAN = { model_name: 'Ceiling Fan', model_num: 'BCF-048', quantity: 12 }
const FLASK = { model_name: 'Summit', model_num: 'BVF-100', quantity: 40 }
const ALONE = { customer_name: 'Asha Gurung', contact: '9841203118', description: 'For a lodge', ...KETTLE }

test('a request counts again when any of its products is another, and once when none is', async () => {
  const { as, build, clock } = await testApp({ work: false })
  const { request, listMine } = as(await build.customer()).quotations
  const send = async (products?: (typeof KETTLE)[]) => (await request({ body: { ...ALONE, products } })).data.id
  const [first, ...again] = await Promise.all(Array.from({ length: 10 }, () => send([KETTLE, FAN])))
  expect(new Set(again)).toEqual(new Set([first]))
  const others = [await send(), await send([KETTLE, { ...FAN, quantity: 13 }]), await send([KETTLE, FAN, FLASK])]
  expect(new Set([first, ...others]).size).toBe(4)
  expect(await send([KETTLE])).toBe(others[0])
  expect((await listMine({ query: {} })).pagination.total_results).toBe(4)
  clock.pass({ minutes: 16 })
  expect(await send([KETTLE, FAN])).not.toBe(first)
})
