import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { homedir } from 'node:os'
import { dirname, join, matchesGlob } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** Outside the clone, so that the next clean clone of the same sources finds it. */
const CACHE = join(process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'baltra')

/** How many results of one kind are kept: a branch or two beside today's work. */
const KEPT = 4

/** The path of a file or folder in the cache, which need not exist. */
export const cachePath = (...parts: string[]): string => join(CACHE, ...parts)

/** One hash over the names and bytes of all files that match, relative to the project's root, and over further words. */
export function hashOf(
  globs: readonly string[],
  exclude: readonly string[] = [],
  words: readonly string[] = [],
): string {
  const hash = createHash('sha256')
  const isOut = (path: string) => exclude.some((glob) => matchesGlob(path, glob))
  const files = globs.flatMap((glob) =>
    globSync(glob, { cwd: ROOT, exclude: ['**/node_modules', '**/.react-router'], withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length)),
  )
  for (const file of [...new Set(files)].toSorted())
    if (!isOut(file)) hash.update(file).update(readFileSync(join(ROOT, file)))
  for (const word of words) hash.update(`\0${word}`)
  return hash.digest('hex').slice(0, 32)
}

/**
 * The folder that `make` fills, from the cache when it was filled under this hash before. A run that is interrupted
 * leaves nothing behind that counts; of two that make the same, one wins. Callers copy from it and never write to it.
 */
export async function cached(kind: string, hash: string, make: (folder: string) => Promise<void>): Promise<string> {
  const folder = cachePath(kind, hash)
  if (!existsSync(folder)) {
    const making = `${folder}.making-${process.pid}`
    await mkdir(making, { recursive: true })
    try {
      await make(making)
      await rename(making, folder).catch((error: unknown) => {
        if (!existsSync(folder)) throw error
      })
    } finally {
      await rm(making, { recursive: true, force: true })
    }
  }
  const now = new Date()
  await utimes(folder, now, now)
  await forgetOldest(dirname(folder))
  return folder
}

/** Runs a check unless it has passed under this hash before. Returns whether it passes. */
export async function passes(kind: string, hash: string, check: () => Promise<boolean>): Promise<boolean> {
  if (existsSync(cachePath(kind, hash))) return true
  if (!(await check())) return false
  await cached(kind, hash, async () => {})
  return true
}

async function forgetOldest(parent: string): Promise<void> {
  const folders = await Promise.all(
    (await readdir(parent)).map(async (name) => {
      const path = join(parent, name)
      return { path, used: (await stat(path).catch(() => undefined))?.mtimeMs ?? 0 }
    }),
  )
  const old = folders.toSorted((a, b) => b.used - a.used).slice(KEPT)
  // What another run is making at this moment is younger than all others.
  for (const { path } of old) await rm(path, { recursive: true, force: true })
}
