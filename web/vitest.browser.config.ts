import tailwindcss from '@tailwindcss/vite'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { presentChromium } from '../scripts/chromium.ts'
import { testsOf } from '../scripts/lanes.ts'
import { contractForBrowsers } from './vite-plugin-contract.ts'

/** Parts of screens in a page of a browser: cheaper than a journey by the product, its database and the way there. */
export default defineConfig({
  plugins: [contractForBrowsers(), tailwindcss()],
  // All that the app imports is made ready at the start, each time: what is found late reloads the page under a test.
  optimizeDeps: { force: true, entries: ['app/**/*.{ts,tsx}'], include: ['react/jsx-dev-runtime'] },
  test: {
    name: 'components',
    sequence: { groupOrder: 5 },
    setupFiles: ['testing/default-settings.ts'],
    include: testsOf('components', 'web'),
    // As with journeys: what a busy machine disturbed is tried once more, and the report marks it "(retry x1)".
    retry: 1,
    maxWorkers: 2,
    // A busy machine takes its time to draw.
    expect: { poll: { timeout: 15_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1440, height: 900 },
      provider: playwright({
        launchOptions: {
          executablePath: presentChromium(),
          args: ['--no-sandbox', '--disable-gpu', '--js-flags=--no-opt,--no-maglev'],
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
