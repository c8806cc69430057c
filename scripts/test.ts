import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildWhenStale } from './build.ts'
import { compileMessagesWhenStale } from './messages.ts'
import { findChromium } from './chromium.ts'

// Types, lint, then every test: unit, HTTP, browser. Further arguments go to the test runner: `npm test -- server`.
// With --quick (`npm run test:quick`): types, lint, unit and HTTP tests on the embedded database, without those that take long by nature.
const ROOT = fileURLToPath(new URL('..', import.meta.url))
const bin = (name: string) => join(ROOT, 'node_modules/.bin', name)

/** Inherently slow: kills, restarts, floods, random requests, large files, PDFs. `npm test` runs them all. */
const SLOW = [
  'src/backup/**',
  'src/catalogues/catalogue.test.ts',
  'src/complaints/dispatch/dispatch.test.ts',
  'src/complaints/job-sheets/job-sheets.test.ts',
  'src/customer-texts/texts-on-papers.test.ts',
  'src/database/{connection,embedded,demo}/**',
  'src/database/{migrate,*-migration}.test.ts',
  'src/files/pictures.test.ts',
  'src/jobs/jobs.test.ts',
  'src/products/import/import-products.test.ts',
  'src/sheets/hostile-sheets.test.ts',
  'src/units/unit-codes.test.ts',
  'test/{faults,attacks}/**',
  'test/{existing-client,fuzz,load,processes,start}.test.ts',
]

const isQuick = process.argv.includes('--quick')
const others = process.argv.slice(2).filter((argument) => argument !== '--quick')

// Checked first: without a browser the run cannot complete.
const chromium = isQuick ? undefined : findChromium()

await compileMessagesWhenStale()
step('types', process.execPath, [join(ROOT, 'scripts/types.ts')])
step('lint', bin('oxlint'), ['--quiet'])
if (!chromium) {
  const projects = ['contract', 'web', 'server'].flatMap((project) => ['--project', project])
  step('tests', bin('vitest'), ['run', ...projects, ...SLOW.flatMap((glob) => ['--exclude', glob]), ...others])
} else {
  console.log(`Browser tests use ${chromium}`)
  await buildWhenStale()
  step('tests', bin('vitest'), ['run', ...others], { CHROMIUM: chromium })
}

function step(name: string, command: string, args: string[], env: Record<string, string> = {}) {
  const started = performance.now()
  const { status } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } })
  console.log(
    `${name}: ${status === 0 ? 'passed' : 'FAILED'} after ${((performance.now() - started) / 1000).toFixed(0)} s`,
  )
  if (status !== 0) process.exit(status ?? 1)
}
