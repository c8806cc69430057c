import { expect, test } from 'vitest'
import { refusal } from '../../test/refusal.ts'
import { edited } from './testing/product-version-world.ts'

test('of fifty who change the same version one is first', async () => {
  const { asha, seen, params } = await edited()
  const tries = await Promise.all(
    Array.from({ length: 50 }, (_, price) => refusal(asha.update({ params, body: { version: seen.version, price } }))),
  )
  expect(tries.filter((refused) => refused === undefined)).toHaveLength(1)
})
