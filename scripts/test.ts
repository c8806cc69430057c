import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildWhenStale } from './build.ts'
import { findChromium } from './chromium.ts'

// Types, lint, then every test: unit, HTTP, browser. Further words go to the test runner: `npm test -- server`.
const ROOT = fileURLToPath(new URL('..', import.meta.url))
const bin = (name: string) => join(ROOT, 'node_modules/.bin', name)

const chromium = findChromium()
console.log(`Browser tests use ${chromium}`)
step('types', process.execPath, [join(ROOT, 'scripts/types.ts')])
step('lint', bin('oxlint'), ['--quiet'])
buildWhenStale()
step('tests', bin('vitest'), ['run', ...process.argv.slice(2)], { CHROMIUM: chromium })

function step(name: string, command: string, args: string[], env: Record<string, string> = {}) {
  const started = performance.now()
  const { status } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } })
  console.log(
    `${name}: ${status === 0 ? 'passed' : 'FAILED'} after ${((performance.now() - started) / 1000).toFixed(0)} s`,
  )
  if (status !== 0) process.exit(status ?? 1)
}
