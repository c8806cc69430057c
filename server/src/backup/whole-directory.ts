import { rmSync } from 'node:fs'
import { chmod, lstat, mkdir, open, readdir, rename } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { BackupError } from './backup-error.ts'
import { forEachConcurrently } from './lanes.ts'

const LANES = 8

/** Creates a directory completely or not at all: it is filled under another name, synced, and renamed. */
export async function createDirectory<T>(target: string, fill: (directory: string) => Promise<T>): Promise<T> {
  const [whole, partial] = [resolve(target), `${resolve(target)}.partial`]
  if (await pathExists(whole)) throw new BackupError(`${whole} is there already: name a new directory`)
  await mkdir(dirname(whole), { recursive: true })
  await claim(partial)
  const clearAway = () => rmSync(partial, { recursive: true, force: true })
  const interrupted = () => {
    clearAway()
    process.exit(130)
  }
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted)
  try {
    const result = await fill(partial)
    await syncTree(partial, { file: 0o600, directory: 0o700 })
    await rename(partial, whole)
    await syncPath(dirname(whole))
    return result
  } catch (error) {
    clearAway()
    throw error
  } finally {
    process.off('SIGINT', interrupted).off('SIGTERM', interrupted)
  }
}

async function claim(partial: string): Promise<void> {
  try {
    await mkdir(partial, { mode: 0o700 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    throw new BackupError(`${partial} is there: another backup is being made, or one was killed and it can be removed`)
  }
}

interface Modes {
  file: number
  directory: number
}

/** Sets the modes of everything in a directory and syncs it. */
export async function syncTree(root: string, modes: Modes): Promise<void> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  await forEachConcurrently(entries, LANES, async (entry) => {
    const path = join(entry.parentPath, entry.name)
    await chmod(path, entry.isDirectory() ? modes.directory : modes.file)
    await syncPath(path)
  })
  await chmod(root, modes.directory)
  await syncPath(root)
}

export async function syncPath(path: string): Promise<void> {
  const file = await open(path, 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/** The paths of all directories in one, parents before their children. */
export async function directoriesBelow(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)))
    .toSorted()
}

export const pathExists = (path: string): Promise<boolean> =>
  lstat(path).then(
    () => true,
    () => false,
  )
