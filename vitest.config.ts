import { defineConfig } from 'vitest/config'
import { LongestFirst, SecondsKept } from './scripts/vitest-order.ts'

export default defineConfig({
  test: {
    // Each says `maxWorkers: 2` and has its turn (`groupOrder`): a worker that goes to another project starts anew, and the
    // server's workers then open their database again.
    projects: [
      ...['contract', 'demo', 'scripts', 'server', 'web', 'bench'].map((folder) => `${folder}/vitest.config.ts`),
      'web/vitest.browser.config.ts',
    ],
    sequence: { sequencer: LongestFirst },
    reporters: ['default', new SecondsKept()],
  },
})
