import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { projects: ['server', 'web', 'e2e', 'contract'].map((folder) => `${folder}/vitest.config.ts`) },
})
