import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Files share what their worker has loaded, which takes longer than their tests.
  test: { name: 'contract', include: ['src/**/*.test.ts'], maxWorkers: 2, isolate: false, testTimeout: 30_000 },
})
