import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import { buildOnce } from './build.ts'
import { ROOT } from './cache.ts'

// `node scripts/journeys-again.ts 20`: walks all journeys so many times in a row beside a process that burns one core, and lists
// what failed and what needed a retry. A journey that waits for the right thing passes each time. Further arguments go to Playwright.
const [times = '20', ...others] = process.argv.slice(2)
const place = mkdtempSync(join(tmpdir(), 'journeys-again-'))

await buildOnce()
const burner = spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' })
process.on('exit', () => burner.kill('SIGKILL'))

let failed = 0
let retried = 0
for (let run = 1; run <= Number(times); run += 1) {
  const report = join(place, `${run}.json`)
  const begun = performance.now()
  spawnSync(join(ROOT, 'node_modules/.bin/playwright'), ['test', '-c', 'e2e', '--reporter=json', ...others], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  })
  const { suites, stats } = JSON.parse(readFileSync(report, 'utf8')) as JSONReport
  failed += stats.unexpected
  retried += stats.flaky
  const seconds = Math.round((performance.now() - begun) / 1000)
  console.log(`run ${run}: ${stats.expected} passed, ${stats.unexpected} failed, ${stats.flaky} retried, ${seconds} s`)
  for (const title of suites.flatMap(troubledIn)) console.log(`  ${title}`)
}
console.log(`${times} runs: ${failed} failed, ${retried} retried`)
process.exit(failed > 0 ? 1 : 0)

/** The titles of tests that failed, at first or altogether. */
function troubledIn({ title, specs, suites = [] }: JSONReportSuite): string[] {
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status }) => `${status === 'flaky' ? 'retried' : 'FAILED'}: ${title} › ${spec.title}`),
  )
  return [...own, ...suites.flatMap(troubledIn)]
}
