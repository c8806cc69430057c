import { expect, test } from 'vitest'
import { buildQuotation } from '../../test/factories/quotation.ts'
import { refusal } from '../../test/refusal.ts'
import { testApp } from '../../test/test-app.ts'

const KETTLES = { description: 'Steam Kettle (BEK-150)', quantity: 24, unit_price: 4_850 }
const PENDING = { seen_status: 'Pending', seen_version: 0 } as const

test('when twenty people write prices at once, one wins, and its lines stay together', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { id } = await buildQuotation(services)
  const { price, get } = as(await build.admin()).quotations
  const refused = await Promise.all(
    Array.from({ length: 20 }, (_, i) => {
      const lines = [1, 2].map((quantity) => ({ ...KETTLES, description: `Of ${i}`, quantity }))
      return refusal(price({ params: { id }, body: { lines, ...PENDING } }))
    }),
  )
  expect(refused.filter((one) => one?.status === 409)).toHaveLength(19)
  const { data } = await get({ params: { id } })
  const winner = `Of ${refused.indexOf(undefined)}`
  expect(data).toMatchObject({
    version: 1,
    lines: [
      { description: winner, quantity: 1 },
      { description: winner, quantity: 2 },
    ],
  })
})

test('with ten concurrent prices and ten approvals, only the prices that were seen are approved', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { id } = await buildQuotation(services)
  const { price, decide, get } = as(await build.admin()).quotations
  const refused = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      refusal(
        i % 2 === 0
          ? price({ params: { id }, body: { lines: [KETTLES], ...PENDING } })
          : decide({ params: { id }, body: { action: 'approve', ...PENDING } }),
      ),
    ),
  )
  expect(refused.filter((one) => one === undefined)).toHaveLength(1)
  expect(refused.filter((one) => one?.status === 409)).toHaveLength(19)
  const { data } = await get({ params: { id } })
  expect([data.status, data.total]).toEqual(
    refused.indexOf(undefined) % 2 === 0 ? ['Pending', 116_400] : ['Approved', null],
  )
})
