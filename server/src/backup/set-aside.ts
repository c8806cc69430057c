import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { RESTORE_UNFINISHED } from '../platform/database/embedded/cluster.ts'
import { pathExists, syncPath } from './whole-directory.ts'

/** The existing paths among these below the data directory; empty directories do not count. */
export async function existingPaths(dataDir: string, paths: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const path of paths) if (await holdsSomething(join(dataDir, path))) found.push(path)
  return found
}

/** Moves the prepared data into place, and existing data to `aside`. Renames only, so it takes a moment. */
export async function exchange(
  dataDir: string,
  { prepared, aside, paths }: { prepared: string; aside: string; paths: readonly string[] },
): Promise<void> {
  const mark = join(dataDir, 'database', RESTORE_UNFINISHED)
  await mkdir(dirname(mark), { recursive: true, mode: 0o700 })
  await writeFile(mark, 'Run npm run restore again.\n', { flush: true })
  await syncPath(dirname(mark))
  for (const path of paths) {
    const there = join(dataDir, path)
    if (await holdsSomething(there)) await move(there, join(aside, path))
    else await rm(there, { recursive: true, force: true })
    if (await pathExists(join(prepared, path))) await move(join(prepared, path), there)
  }
  await syncPath(dataDir)
  await rm(mark)
  await syncPath(dirname(mark))
  await rm(prepared, { recursive: true, force: true })
}

async function move(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  await rename(from, to)
  await syncPath(dirname(to))
}

async function holdsSomething(path: string): Promise<boolean> {
  if (!(await pathExists(path))) return false
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => undefined)
  return entries === undefined || entries.some((entry) => !entry.isDirectory())
}
