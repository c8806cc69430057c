import { defineConfig } from 'vitest/config'
import { testsOf } from './lanes.ts'

export default defineConfig({
  test: {
    name: 'scripts',
    include: testsOf('scripts'),
    maxWorkers: 2,
    sequence: { groupOrder: 4 },
    testTimeout: 30_000,
  },
})
