import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      ...['contract', 'demo', 'server', 'web', 'bench', 'e2e'].map((folder) => `${folder}/vitest.config.ts`),
      'web/vitest.browser.config.ts',
    ],
  },
})
