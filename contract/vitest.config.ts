import { defineConfig } from 'vitest/config'
import { testsOf } from '../scripts/lanes.ts'

export default defineConfig({
  // Files share what their worker has loaded, which takes longer than their tests.
  test: {
    name: 'contract',
    include: testsOf('contract'),
    maxWorkers: 2,
    sequence: { groupOrder: 2 },
    isolate: false,
    testTimeout: 30_000,
  },
})
