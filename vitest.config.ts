import { defineConfig } from 'vitest/config'
import { LongestFirst, SecondsKept } from './scripts/vitest-order.ts'

export default defineConfig({
  test: {
    // Each says `maxWorkers: 2`: those that run together have to agree on it.
    projects: [
      ...['contract', 'demo', 'scripts', 'server', 'web', 'bench'].map((folder) => `${folder}/vitest.config.ts`),
      'web/vitest.browser.config.ts',
    ],
    sequence: { sequencer: LongestFirst },
    reporters: ['default', new SecondsKept()],
  },
})
