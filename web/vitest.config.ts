import { defineConfig } from 'vitest/config'
import { testsOf } from '../scripts/lanes.ts'
import { contractForBrowsers } from './vite-plugin-contract.ts'

export default defineConfig({
  plugins: [contractForBrowsers()],
  test: {
    name: 'web',
    setupFiles: ['testing/default-settings.ts'],
    include: testsOf('web'),
    // A busy machine takes its time.
    testTimeout: 30_000,
    maxWorkers: 2,
    sequence: { groupOrder: 1 },
    // Files share what their worker has loaded, which takes longer than their tests.
    isolate: false,
  },
})
