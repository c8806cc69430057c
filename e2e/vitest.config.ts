import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'e2e',
    globalSetup: ['./shared-product.ts'],
    include: ['**/*.test.ts'],
    testTimeout: 180_000,
    hookTimeout: 120_000,
    // Much may run beside it.
    expect: { poll: { timeout: 15_000 } },
    // One product and two cores: one file after the other.
    fileParallelism: false,
  },
})
