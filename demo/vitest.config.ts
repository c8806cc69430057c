import { defineConfig } from 'vitest/config'
import { testsOf } from '../scripts/lanes.ts'

export default defineConfig({
  test: { name: 'demo', include: testsOf('demo'), maxWorkers: 2, sequence: { groupOrder: 3 }, testTimeout: 30_000 },
})
