import { defineConfig } from 'vitest/config'
import { testsOf } from '../scripts/lanes.ts'

export default defineConfig({
  test: { name: 'bench', include: testsOf('bench'), testTimeout: 300_000, maxWorkers: 2, sequence: { groupOrder: 0 } },
})
