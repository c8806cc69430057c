import { defineConfig } from 'vitest/config'
import { contractRoutes } from './vite-plugin-contract.ts'

export default defineConfig({
  plugins: [contractRoutes()],
  test: {
    name: 'web',
    setupFiles: ['testing/default-settings.ts'],
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/*.browser.test.tsx', '**/node_modules/**'],
    // A busy machine takes its time.
    testTimeout: 30_000,
    maxWorkers: 2,
    // Files share what their worker has loaded, which takes longer than their tests.
    isolate: false,
  },
})
