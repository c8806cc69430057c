import { expect, test } from 'vitest'
import { refusal } from '../../../test/refusal.ts'
import { day } from './testing/move-day-world.ts'

test('when fifty people move a day at once, one wins', async () => {
  const { move, hari, sita } = await day({ visits: 3 })
  const told = await Promise.all(Array.from({ length: 50 }, (_, n) => refusal(move([n % 2 ? hari.id : sita.id]))))
  const refused = told.filter((one) => one !== undefined)
  expect(refused).toHaveLength(49)
  expect(new Set(refused.map(({ body }) => body.message))).toEqual(
    new Set(['Someone changed the visits of this day in the meantime. There are now: 0']),
  )
})
