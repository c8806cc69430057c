import { expect, test } from 'vitest'
import { killAgainAndAgain } from './kill-cycles.ts'

test('what was promised before a kill is there after it, whole', async () => {
  const { missing, broken, undone, promises } = await killAgainAndAgain({
    kills: 10,
  })
  expect({ missing, broken, undone }).toEqual({ missing: [], broken: [], undone: [] })
  expect(promises.registered.size).toBeGreaterThan(0)
})
