import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const STAMP = join(ROOT, 'web/build/sources')
const SOURCES = [
  'contract/src',
  'web/app',
  'web/public',
  'web/service-worker.ts',
  'web/build-worker.ts',
  'web/package.json',
  'web/vite.config.ts',
  'web/chunks.ts',
  'web/react-router.config.ts',
  'package-lock.json',
]

/** Builds the website unless there is a build of these very sources. */
export function buildWhenStale(): void {
  const sources = hashOfSources()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return
  console.log('Building the website')
  build()
}

/** Builds the website and notes from what. */
export function build(): void {
  const run = (...args: string[]) => execFileSync(process.execPath, args, { cwd: join(ROOT, 'web'), stdio: 'inherit' })
  run(join(ROOT, 'node_modules/.bin/react-router'), 'build')
  run('build-worker.ts')
  run('precompress.ts')
  writeFileSync(STAMP, hashOfSources())
}

function hashOfSources(): string {
  const hash = createHash('sha256')
  for (const source of SOURCES)
    for (const file of filesBelow(join(ROOT, source))) hash.update(file.slice(ROOT.length)).update(readFileSync(file))
  return hash.digest('hex')
}

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return []
  const entries = readdirSync(path.replace(/\/[^/]*$/, ''), { withFileTypes: true })
  const self = entries.find(({ name }) => path.endsWith(`/${name}`))
  if (self?.isFile()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}

if (import.meta.main) build()
