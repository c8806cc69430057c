import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { cachePath, ROOT } from './cache.ts'

const FILE = cachePath('seconds-per-test-file.json')
const LISTED = 10

/** Seconds that each test file took when it ran last, by its path from the project's root. */
export function knownSeconds(): Record<string, number> {
  if (!existsSync(FILE)) return {}
  try {
    return JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, number>
  } catch {
    // Half written by a run that was ended: the next run measures again.
    return {}
  }
}

/** Keeps what a run measured for the next one, and prints its slowest files. Paths are absolute. */
export function keepSeconds(measured: ReadonlyMap<string, number>): void {
  const known = knownSeconds()
  const rows = [...measured].map(([path, seconds]) => [path.replace(ROOT, ''), Number(seconds.toFixed(1))] as const)
  for (const [path, seconds] of rows) known[path] = seconds
  mkdirSync(dirname(FILE), { recursive: true })
  const written = `${FILE}.${process.pid}`
  writeFileSync(written, JSON.stringify(known))
  renameSync(written, FILE)
  if (rows.length <= LISTED) return
  const slowest = rows.toSorted((a, b) => b[1] - a[1]).slice(0, LISTED)
  const sum = rows.reduce((all, [, seconds]) => all + seconds, 0)
  process.stdout.write(
    [`The slowest of ${rows.length} test files, which took ${sum.toFixed(0)} s in sum:`, ...slowest.map(lineOf)].join(
      '\n',
    ) + '\n',
  )
}

const lineOf = ([path, seconds]: readonly [string, number]): string => `${seconds.toFixed(1).padStart(7)} s  ${path}`
