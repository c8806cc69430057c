import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import prepareDemo from '../e2e/kit/prepare-demo.ts'
import { buildOnce } from './build.ts'
import { hashOf, passes, ROOT } from './cache.ts'
import { findChromium } from './chromium.ts'
import type { Lane } from './lanes.ts'
import { compileMessagesWhenStale } from './messages.ts'
import { installReaders } from './readers.ts'
import { makeRouteTypes } from './route-types.ts'
import { withServers } from './servers.ts'

// `npm test`: types, lint, the website, unit and HTTP tests, component tests, and the journeys that matter most.
// `npm run test:all` (--rest): what takes long: kills, floods, races, all journeys, then PostgreSQL and Redis.
// `npm run test:quick` (--quick): types, lint, unit and HTTP tests. Further arguments go to Vitest: `npm test -- --project server`.
const isRest = process.argv.includes('--rest')
const isQuick = process.argv.includes('--quick')
const others = process.argv.slice(2).filter((argument) => argument !== '--quick' && argument !== '--rest')
const lane: Lane = isRest ? 'rest' : 'gate'
const bin = (name: string) => join(ROOT, 'node_modules/.bin', name)

const CHECKED = [
  '{contract,demo,server,web,scripts,bench,e2e}/**/*.{ts,tsx,js,json}',
  '*.{ts,json,jsonc}',
  '.oxlintrc.json',
]
const GENERATED = ['**/build/**', 'node_modules/**']

class Failed extends Error {}

await timed('everything', run).catch((error: unknown) => {
  if (!(error instanceof Failed)) throw error
  console.log(error.message)
  process.exitCode = 1
})

async function run(): Promise<void> {
  // Checked first: without a browser the run cannot complete.
  const chromium = isQuick ? '' : findChromium()
  if (isRest) installReaders()
  await compileMessagesWhenStale()
  if (!isRest) await checkSources()
  if (isQuick) {
    const projects = ['contract', 'web', 'server'].flatMap((project) => ['--project', project])
    return step('tests', bin('vitest'), ['run', ...projects, ...others], { LANE: lane })
  }
  console.log(`Browser tests use ${chromium}`)
  await timed('website', buildOnce)
  const tests = step('tests', bin('vitest'), ['run', ...others], { LANE: lane, CHROMIUM: chromium })
  // Who asks for some of the tests by name means those of Vitest.
  if (others.length > 0) return tests
  // Filling the demo leaves one of two processors idle, so it goes beside the tests.
  await Promise.all([tests, prepareDemo()])
  await step('journeys', bin('playwright'), ['test', '-c', 'e2e'], { LANE: lane, CHROMIUM: chromium })
  if (isRest)
    await withServers((env) =>
      step('PostgreSQL and Redis', bin('vitest'), ['run', '--project', 'server'], { ...env, LANE: 'engine' }),
    )
}

/** What passed for these very sources need not pass again, in a new clone either. */
async function checkSources(): Promise<void> {
  await makeRouteTypes()
  const sources = hashOf(CHECKED, GENERATED)
  // The linter has read all types for its rules: it reports their errors in half the time that compilers would take beside it.
  const check = async () => (await step('types and lint', bin('oxlint'), ['--quiet', '--type-check']), true)
  await timed('types and lint', () => passes('passed-checks', sources, check))
}

async function timed(name: string, work: () => Promise<unknown>): Promise<void> {
  const started = performance.now()
  await work()
  console.log(`${name}: passed after ${((performance.now() - started) / 1000).toFixed(0)} s`)
}

async function step(name: string, command: string, args: string[], env: Record<string, string> = {}): Promise<void> {
  const started = performance.now()
  const program = spawn(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } })
  const [status] = (await once(program, 'exit')) as [number | null]
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  if (status !== 0) throw new Failed(`${name}: FAILED after ${seconds} s`)
  console.log(`${name}: passed after ${seconds} s`)
}
