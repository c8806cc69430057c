import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { closeSync, existsSync, globSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const STAMP = join(ROOT, 'web/build/sources')
const LOG = join(ROOT, 'node_modules/.cache/website-build.log')
/** What a build is made of: a change in any of these makes it stale. */
const SOURCES = ['contract/src/**', 'web/app/**', 'web/public/**', 'web/*.{ts,json}', 'package-lock.json']
const NO_SOURCES = ['**/*.test.{ts,tsx}', '**/app/testing/**', '**/.react-router/**']
/** What a failed build shows of its log. */
const LAST_LINES = 15

/** Builds the website unless there is a build of these very sources. */
export function buildWhenStale(): void {
  const sources = hashOfSources()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return
  const begun = performance.now()
  process.stdout.write('Building the website, which takes about a minute ... ')
  build()
  console.log(`done in ${Math.round((performance.now() - begun) / 1000)} s`)
}

/** Builds the website and notes from what. What the tools say goes to a log; ends the program when one of them fails. */
export function build(): void {
  mkdirSync(dirname(LOG), { recursive: true })
  const log = openSync(LOG, 'w')
  for (const step of [
    ['../node_modules/.bin/react-router', 'build'],
    ['build-worker.ts'],
    ['pdf-files.ts'],
    ['precompress.ts'],
  ]) {
    const { status } = spawnSync(process.execPath, step, { cwd: join(ROOT, 'web'), stdio: ['ignore', log, log] })
    if (status === 0) continue
    const lines = readFileSync(LOG, 'utf8').trimEnd().split('\n')
    console.error(`\n${lines.slice(-LAST_LINES).join('\n')}\n\nThe website could not be built: all of it is in ${LOG}`)
    process.exit(1)
  }
  closeSync(log)
  writeFileSync(STAMP, hashOfSources())
}

/** One hash over the names and bytes of all sources. */
function hashOfSources(): string {
  const hash = createHash('sha256')
  const files = globSync(SOURCES, { cwd: ROOT, exclude: NO_SOURCES, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  for (const file of files.toSorted()) hash.update(file.slice(ROOT.length)).update(readFileSync(file))
  return hash.digest('hex')
}

if (import.meta.main) build()
