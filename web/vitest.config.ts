import { defineConfig } from 'vitest/config'
import { contractRoutes } from './vite-plugin-contract.ts'

export default defineConfig({
  plugins: [contractRoutes()],
  test: {
    name: 'web',
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/*.browser.test.tsx', '**/node_modules/**'],
    maxWorkers: 2,
  },
})
