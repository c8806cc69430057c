import { setTimeout as after } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { ownTime } from './own-time.ts'

test('waiting time counts, a pause of the process hardly does', async () => {
  const begun = ownTime()
  await expect.poll(() => ownTime() - begun, { timeout: 20_000 }).toBeGreaterThan(100)
  const waited = ownTime() - begun

  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000)
  expect(ownTime() - begun - waited).toBeLessThan(100)
  await after(1)
  expect(ownTime() - begun - waited).toBeLessThan(100)
})
