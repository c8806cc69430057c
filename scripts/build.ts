import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, cpSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { LOCALES } from 'contract/core/locale'
import { freshBundle } from '../server/src/fresh-bundle.ts'
import { cached, hashOf, ROOT } from './cache.ts'
import { compileMessagesWhenStale } from './messages.ts'

const BUILD = join(ROOT, 'web/build')
const STAMP = join(BUILD, 'sources')
const LOG = join(ROOT, 'node_modules/.cache/website-build.log')
/** What a build is made of: a change in any of these makes it stale. */
const SOURCES = ['contract/{src,messages}/**', 'web/{app,messages,public}/**', 'web/*.{ts,json}', 'package-lock.json']
const NO_SOURCES = ['**/*.test.{ts,tsx}', '**/app/testing/**', '**/paraglide/**', '**/project.inlang/**']
/** What a failed build shows of its log. */
const LAST_LINES = 15

/** Builds the website unless there is a build of these very sources, and the bundle that a start reads. */
export async function buildWhenStale(): Promise<void> {
  if (isFresh()) {
    if (!freshBundle()) await bundle()
    return
  }
  const begun = performance.now()
  process.stdout.write('Building the website, which takes about a minute ... ')
  await build()
  console.log(`done in ${Math.round((performance.now() - begun) / 1000)} s`)
}

/** The same, from a build that an earlier clone of these very sources left in the cache. */
export async function buildOnce(): Promise<void> {
  const kept = await cached('website', hashOf(SOURCES, NO_SOURCES), async (folder) => {
    await buildWhenStale()
    await cp(BUILD, folder, { recursive: true })
  })
  if (isFresh()) return
  await rm(BUILD, { recursive: true, force: true })
  await cp(kept, BUILD, { recursive: true })
}

const isFresh = () => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hashOf(SOURCES, NO_SOURCES)

/** Builds the website and notes from what, then the bundle. What the tools say goes to a log; ends the program when one of them fails. */
export async function build(): Promise<void> {
  await compileMessagesWhenStale()
  mkdirSync(dirname(LOG), { recursive: true })
  const log = openSync(LOG, 'w')
  const site = ['../node_modules/.bin/react-router', 'build']
  await Promise.all(LOCALES.map((locale) => run(log, site, { PAGE_LOCALE: locale })))
  await run(log, ['build-worker.ts'])
  // After the workers, which look for the files of one language.
  cpSync(join(BUILD, 'ne/client/assets'), join(BUILD, 'client/assets'), { recursive: true })
  for (const step of ['compact-manifests.ts', 'pdf-files.ts', 'precompress.ts']) await run(log, [step])
  closeSync(log)
  writeFileSync(STAMP, hashOf(SOURCES, NO_SOURCES))
  await bundle()
}

/** In a process of its own: what makes it stays in no other. */
async function bundle(): Promise<void> {
  const log = openSync(LOG, 'a')
  await run(log, ['../scripts/bundle-server.ts'])
  closeSync(log)
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

if (import.meta.main) await build()
