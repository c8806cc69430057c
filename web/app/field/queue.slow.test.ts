import { expect, test } from 'vitest'
import { checkDays } from './testing/schedules.ts'

test(
  'in a thousand random days nothing is lost or counts twice, and the order is kept',
  { timeout: 120_000 },
  async () => {
    await expect(checkDays(1000)).resolves.toBeUndefined()
  },
)
