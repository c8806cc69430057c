import { defineConfig } from 'vitest/config'
import { testsOf } from '../scripts/lanes.ts'

export default defineConfig({
  test: {
    name: 'server',
    include: testsOf('server'),
    globalSetup: ['test/database-template.ts'],
    // A busy machine takes its time, most of it for the first test of a worker.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    maxWorkers: 2,
    sequence: { groupOrder: 0 },
    // Files share what their worker has loaded and opened: the application takes longer to load than most of them to run.
    isolate: false,
  },
})
