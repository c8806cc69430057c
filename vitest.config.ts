import { defineConfig } from 'vitest/config'
import { LongFirst } from './scripts/long-first.ts'

export default defineConfig({
  test: {
    // Each says `maxWorkers: 2`: those that run together have to agree on it.
    projects: [
      ...['contract', 'demo', 'server', 'web', 'bench', 'e2e'].map((folder) => `${folder}/vitest.config.ts`),
      'web/vitest.browser.config.ts',
    ],
    sequence: { sequencer: LongFirst },
  },
})
