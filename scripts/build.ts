import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { closeSync, cpSync, existsSync, globSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LOCALES } from 'contract/core/locale'
import { compileMessagesWhenStale } from './messages.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const STAMP = join(ROOT, 'web/build/sources')
const LOG = join(ROOT, 'node_modules/.cache/website-build.log')
/** What a build is made of: a change in any of these makes it stale. */
const SOURCES = ['contract/{src,messages}/**', 'web/{app,messages,public}/**', 'web/*.{ts,json}', 'package-lock.json']
const NO_SOURCES = [
  '**/*.test.{ts,tsx}',
  '**/app/testing/**',
  '**/.react-router/**',
  '**/paraglide/**',
  '**/project.inlang/**',
]
/** What a failed build shows of its log. */
const LAST_LINES = 15

/** Builds the website unless there is a build of these very sources. */
export async function buildWhenStale(): Promise<void> {
  const sources = hashOfSources()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return
  const begun = performance.now()
  process.stdout.write('Building the website, which takes about a minute ... ')
  await build()
  console.log(`done in ${Math.round((performance.now() - begun) / 1000)} s`)
}

/** Builds the website and notes from what. What the tools say goes to a log; ends the program when one of them fails. */
export async function build(): Promise<void> {
  await compileMessagesWhenStale()
  mkdirSync(dirname(LOG), { recursive: true })
  const log = openSync(LOG, 'w')
  const site = ['../node_modules/.bin/react-router', 'build']
  await Promise.all(LOCALES.map((locale) => run(log, site, { PAGE_LOCALE: locale })))
  await run(log, ['build-worker.ts'])
  // After the workers, which look for the files of one language.
  cpSync(join(ROOT, 'web/build/ne/client/assets'), join(ROOT, 'web/build/client/assets'), { recursive: true })
  for (const step of ['compact-manifests.ts', 'pdf-files.ts', 'precompress.ts']) await run(log, [step])
  closeSync(log)
  writeFileSync(STAMP, hashOfSources())
}

async function run(log: number, step: string[], env: Record<string, string> = {}): Promise<void> {
  const tool = spawn(process.execPath, step, {
    cwd: join(ROOT, 'web'),
    stdio: ['ignore', log, log],
    env: { ...process.env, ...env },
  })
  const [status] = (await once(tool, 'exit')) as [number | null]
  if (status === 0) return
  const lines = readFileSync(LOG, 'utf8').trimEnd().split('\n')
  console.error(`\n${lines.slice(-LAST_LINES).join('\n')}\n\nThe website could not be built: all of it is in ${LOG}`)
  process.exit(1)
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

if (import.meta.main) await build()
