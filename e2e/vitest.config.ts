import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'e2e',
    globalSetup: ['./kit/shared-product.ts'],
    include: ['**/*.test.ts'],
    testTimeout: 180_000,
    hookTimeout: 120_000,
    // Much may run beside it.
    expect: { poll: { timeout: 15_000 } },
    // A journey that was disturbed by a busy machine is walked once more; the report marks it "(retry x1)".
    retry: 1,
    // A journey waits as long as it works, so two fill two cores. Files share the worker and its modules.
    maxWorkers: 2,
    isolate: false,
    // After everything else: a journey is worth its time when the rest holds.
    sequence: { groupOrder: 1 },
  },
})
