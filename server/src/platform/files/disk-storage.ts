import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, open, opendir, rename, rm, stat, type FileHandle } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { continueFile, lend, openContinued, sizeOf } from './disk-parts.ts'
import type { Storage, StoredObject } from './storage.ts'
import { unlessMissing } from './unless-missing.ts'

const INCOMING = '.incoming'
const PARTS = 'uploads'
const FOLDERS = ['media', 'private', INCOMING]
const MODE = 0o640
/** Keys are ours; any other must not lead outside the directory. */
const KEY = /^(?:media|private|uploads|\.incoming)\/[\w-][\w.-]*$/

/** Files below one directory. What is acknowledged survives a power failure; what is not is not visible. */
export async function openDiskStorage(root: string): Promise<Storage> {
  for (const folder of [...FOLDERS, PARTS]) await mkdir(join(root, folder), { recursive: true })
  await syncDirectory(root)
  await syncDirectory(dirname(root))
  const pathOf = (key: string) => {
    if (!KEY.test(key)) throw new Error(`No file may have the key ${key}`)
    return join(root, key)
  }
  return {
    put: (key, data) => write(root, pathOf(key), data),
    putFile: (key, path) => take(copyFile, root, path, pathOf(key)),
    adopt: (key, path) => adopt(root, path, pathOf(key)),
    async putPart(key, data, { start, after }) {
      const target = pathOf(key)
      const before = after && pathOf(after)
      // Each part by itself, as an earlier version of the product kept them.
      const isApart = before !== undefined && ((await sizeOf(before)) ?? start) !== start
      if (before === undefined || isApart) {
        await write(root, target, data)
        return true
      }
      const isStored = await continueFile(target, data, { start, after: before }, (to, make) => place(root, to, make))
      await syncDirectory(join(root, PARTS))
      return isStored
    },
    lend: (key, bytes, path) => lend(pathOf(key), bytes, path),
    stat: async (key) => {
      const found = await unlessMissing(stat(pathOf(key)))
      return found?.isFile() ? { bytes: found.size } : undefined
    },
    async read(key, range) {
      const file = await unlessMissing(open(pathOf(key)))
      return file?.createReadStream({ ...range, highWaterMark: 256 * 1024 })
    },
    async readContinued(key) {
      const file = await openContinued(pathOf(key))
      return file?.createReadStream({ highWaterMark: 256 * 1024 })
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    list: () => listFolders(root, FOLDERS),
    listParts: () => listFolders(root, [PARTS]),
    close: () => undefined,
  }
}

const write = (root: string, target: string, contents: Uint8Array) =>
  place(root, target, (incoming) => synced(incoming, 'wx', (file) => file.writeFile(contents)))

/** Moves a file into the storage without reading or writing it again, unless it lies on another file system. */
async function adopt(root: string, path: string, target: string) {
  try {
    await take(rename, root, path, target)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    await take(copyFile, root, path, target)
  }
}

/** Whoever wrote the file had no reason to sync it. */
const take = (move: typeof rename, root: string, path: string, target: string) =>
  place(root, target, async (incoming) => {
    await move(path, incoming)
    await synced(incoming, 'r', (file) => file.chmod(MODE))
  })

/** Made beside, synced and renamed: a reader sees the old bytes or the new ones, never a part. */
async function place(root: string, target: string, make: (incoming: string) => Promise<void>) {
  const incoming = join(root, INCOMING, randomUUID())
  try {
    await make(incoming)
    await rename(incoming, target)
  } finally {
    // Of a file that could not be made, or that was the target already by another name.
    await rm(incoming, { force: true })
  }
  await syncDirectory(dirname(target))
}

const syncDirectory = (path: string) => synced(path, 'r')

async function synced(path: string, flags: string, work?: (file: FileHandle) => Promise<void>) {
  const file = await open(path, flags, MODE)
  try {
    await work?.(file)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** One entry at a time. */
async function* listFolders(root: string, folders: readonly string[]): AsyncGenerator<StoredObject> {
  for (const folder of folders)
    for await (const entry of await opendir(join(root, folder))) {
      const key = `${folder}/${entry.name}`
      const found = entry.isFile() ? await unlessMissing(stat(join(root, key))) : undefined
      if (found) yield { key, modified: found.mtime }
    }
}
