import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Storage, StoredObject } from './storage.ts'
import { unlessMissing } from './unless-missing.ts'

const INCOMING = '.incoming'
const PARTS = 'uploads'
const FOLDERS = ['media', 'private', INCOMING]

/** Files below one directory. What is acknowledged survives a power cut, what is not yet is not visible. */
export async function openDiskStorage(root: string): Promise<Storage> {
  for (const folder of [...FOLDERS, PARTS]) await mkdir(join(root, folder), { recursive: true })
  await syncDirectory(root)
  await syncDirectory(dirname(root))
  const disk = new Disk(new DurableDriver(root))
  return {
    put: (key, data) => disk.put(key, data),
    putFile: (key, path) => disk.putStream(key, createReadStream(path)),
    stat: async (key) => {
      const found = await unlessMissing(stat(join(root, key)))
      return found?.isFile() ? { bytes: found.size } : undefined
    },
    async read(key, range) {
      const file = await unlessMissing(open(join(root, key)))
      return file?.createReadStream({ ...range, highWaterMark: 256 * 1024 })
    },
    remove: (key) => disk.delete(key),
    list: () => listFolders(root, FOLDERS),
    listParts: () => listFolders(root, [PARTS]),
    close: () => undefined,
  }
}

/** flydrive's own driver writes in place and never syncs. */
class DurableDriver extends FSDriver {
  readonly #root: string

  constructor(root: string) {
    super({ location: root, visibility: 'private' })
    this.#root = root
  }

  override put(key: string, contents: string | Uint8Array) {
    return this.#write(key, contents)
  }

  override putStream(key: string, contents: Readable) {
    return this.#write(key, contents)
  }

  async #write(key: string, contents: string | Uint8Array | Readable) {
    const [incoming, target] = [join(this.#root, INCOMING, randomUUID()), join(this.#root, key)]
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
}

async function syncDirectory(path: string) {
  const directory = await open(path, 'r')
  try {
    await directory.sync()
  } finally {
    await directory.close()
  }
}

/** One entry at a time: flydrive reads whole directories into memory. */
async function* listFolders(root: string, folders: readonly string[]): AsyncGenerator<StoredObject> {
  for (const folder of folders)
    for await (const entry of await opendir(join(root, folder))) {
      const key = `${folder}/${entry.name}`
      const found = entry.isFile() ? await unlessMissing(stat(join(root, key))) : undefined
      if (found) yield { key, modified: found.mtime }
    }
}
