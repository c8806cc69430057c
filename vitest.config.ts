import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Each says `maxWorkers: 2`: those that run together have to agree on it.
    projects: [
      ...['contract', 'demo', 'server', 'web', 'bench', 'e2e'].map((folder) => `${folder}/vitest.config.ts`),
      'web/vitest.browser.config.ts',
    ],
  },
})
