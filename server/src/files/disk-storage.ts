import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Storage, StoredObject } from './storage.ts'
import { unlessMissing } from './unless-missing.ts'

const INCOMING = '.incoming'
const PARTS = 'uploads'
const FOLDERS = ['media', 'private', INCOMING]
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
    putFile: (key, path) => write(root, pathOf(key), createReadStream(path)),
    stat: async (key) => {
      const found = await unlessMissing(stat(pathOf(key)))
      return found?.isFile() ? { bytes: found.size } : undefined
    },
    async read(key, range) {
      const file = await unlessMissing(open(pathOf(key)))
      return file?.createReadStream({ ...range, highWaterMark: 256 * 1024 })
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    list: () => listFolders(root, FOLDERS),
    listParts: () => listFolders(root, [PARTS]),
    close: () => undefined,
  }
}

/** Written beside, synced and renamed: a reader sees the old bytes or the new ones, never a part. */
async function write(root: string, target: string, contents: Uint8Array | Readable) {
  const incoming = join(root, INCOMING, randomUUID())
  try {
    const file = await open(incoming, 'wx', 0o640)
    try {
      await file.writeFile(contents)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(incoming, target)
  } catch (error) {
    await rm(incoming, { force: true })
    throw error
  }
  await syncDirectory(dirname(target))
}

async function syncDirectory(path: string) {
  const directory = await open(path, 'r')
  try {
    await directory.sync()
  } finally {
    await directory.close()
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
