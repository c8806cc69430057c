import tailwindcss from '@tailwindcss/vite'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { presentChromium } from '../scripts/chromium.ts'
import { contractRoutes } from './vite-plugin-contract.ts'

/** Parts of screens in a page of a browser: cheaper than a journey by the product, its database and the way there. */
export default defineConfig({
  plugins: [contractRoutes(), tailwindcss()],
  // All that tests import is looked through at the start: a late find reloads the page under a test.
  optimizeDeps: { entries: ['app/**/*.browser.test.tsx'], include: ['react/jsx-dev-runtime', 'react-dom/client'] },
  test: {
    name: 'components',
    include: ['app/**/*.browser.test.tsx'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1440, height: 900 },
      provider: playwright({ launchOptions: { executablePath: presentChromium(), args: ['--no-sandbox'] } }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
