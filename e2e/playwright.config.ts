import { matchesGlob } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findChromium } from '../scripts/chromium.ts'
import { knownSeconds } from '../scripts/known-seconds.ts'
import { testsOf } from '../scripts/lanes.ts'

/** Files that take this long begin first, so that no worker is left with one while the other is done. */
const LONG_SECONDS = 30

const tests = testsOf('journeys', 'e2e')
const long = Object.entries(knownSeconds())
  .filter(([, seconds]) => seconds >= LONG_SECONDS)
  .map(([path]) => path.replace('e2e/', ''))
  .filter((path) => tests.some((glob) => matchesGlob(path, glob)))
const anywhere = (globs: readonly string[]) => globs.map((glob) => `**/e2e/${glob}`)

export default defineConfig({
  testDir: '.',
  projects: [
    ...(long.length > 0 ? [{ name: 'long', testMatch: anywhere(long) }] : []),
    { name: 'journeys', testMatch: anywhere(tests), testIgnore: anywhere(long) },
  ],
  globalSetup: './kit/prepare-demo.ts',
  outputDir: '../node_modules/.cache/journeys',
  timeout: 180_000,
  // Much may run beside it.
  expect: { timeout: 15_000 },
  // A journey that fails is walked once more, by other people and in a new product, and leaves a trace. The end of the run lists it.
  retries: 1,
  // A journey waits as long as it works, so two fill two cores.
  workers: 2,
  fullyParallel: true,
  reporter: [['list'], ['../scripts/playwright-seconds.ts']],
  use: {
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Nothing but the product may be asked for anything.
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Pages are too short-lived for the optimising compilers to pay off: without them, screens take a sixth less CPU time.
        '--js-flags=--no-opt,--no-maglev',
      ],
    },
  },
})
