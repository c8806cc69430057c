import { expect, test } from 'vitest'
import { buildExtendable } from '../../test/factories/extension.ts'
import { refusal } from '../../test/refusal.ts'
import { testApp } from '../../test/test-app.ts'

test('when twenty people settle and cancel at once, one wins', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { id, customer, long } = await buildExtendable(services, build)
  const { data } = await as(customer).extensions.request({ body: { stock_id: id, package_id: long.id } })
  const { settle } = as(await build.admin()).extensions
  const { cancelMine } = as(customer).extensions
  const params = { id: data.id }
  const refused = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      refusal(at % 2 ? settle({ params, body: { receipt: `R-${at}` } }) : cancelMine({ params })),
    ),
  )
  expect(refused.filter((one) => one === undefined)).toHaveLength(1)
  expect(refused.filter((one) => one?.status === 409)).toHaveLength(19)
})
