import { readdir, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { BackupError } from './backup-error.ts'

/** A backup may be larger than the one before, and a restore than its backup. */
const ROOM = 1.3

/** Throws BackupError unless the disk has room for something of this size. */
export async function refuseWithoutRoom(directory: string, bytes: number, what: string): Promise<void> {
  const { bavail, bsize } = await statfs(directory)
  const free = bavail * bsize
  if (free < bytes * ROOM)
    throw new BackupError(`Only ${megabytes(free)} MB are free in ${directory}; ${what} ${megabytes(bytes)} MB`)
}

const megabytes = (bytes: number) => Math.round(bytes / 1e6)

/** The size of all files of a directory. */
export async function sizeOf(directory: string): Promise<number> {
  let bytes = 0
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size
  return bytes
}
