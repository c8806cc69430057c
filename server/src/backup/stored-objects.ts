import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { extensionOf, EXTENSIONS } from '../platform/files/media-names.ts'
import type { Storage } from '../platform/files/storage.ts'
import { writeSummed, type Sums } from './checksums.ts'
import type { Contents } from './contents.ts'
import { forEachConcurrently } from './lanes.ts'

/** Ours; files being written are elsewhere. */
const FOLDERS = ['media', 'private', 'uploads']
const LANES = 4

/** Copies every object without a checksum yet. Objects never change, so a copy stays right. */
export async function copyObjects(storage: Storage, root: string, sums: Sums): Promise<void> {
  for (const folder of FOLDERS) await mkdir(join(root, 'files', folder), { recursive: true, mode: 0o700 })
  for (const list of [storage.list(), storage.listParts()])
    await forEachConcurrently(list, LANES, async ({ key }) => {
      if (FOLDERS.includes(key.split('/', 1)[0] ?? '')) await copyObject(storage, root, sums, key)
    })
}

/** Copies an object unless it has a checksum already; a missing one is no failure. */
export async function copyObject(storage: Storage, root: string, sums: Sums, key: string): Promise<void> {
  const path = `files/${key}`
  if (sums.has(path)) return
  const object = (await storage.read(key)) ?? (await storage.readContinued?.(key))
  if (object) sums.set(path, await writeSummed(object, join(root, path)))
}

/** Objects that rows name and the copy lacks, or has in another size. */
export function missingObjects({ objects }: Contents, sums: Sums): string[] {
  const isWhole = ([key, bytes]: [string, number | undefined]) => {
    const sum = sums.get(`files/${key}`)
    return sum !== undefined && (bytes === undefined || bytes === sum.bytes)
  }
  return [...objects].filter((object) => !isWhole(object)).map(([key]) => key)
}

/** Whether the storage has any objects of ours. */
export async function hasObjects(storage: Storage): Promise<boolean> {
  for (const list of [storage.list(), storage.listParts()]) for await (const _ of list) return true
  return false
}

/** Copies the objects of a backup into a storage; an existing one is the same. */
export async function putObjects(storage: Storage, root: string): Promise<void> {
  for (const folder of FOLDERS)
    await forEachConcurrently(await readdir(join(root, 'files', folder)).catch(() => []), LANES, async (name) => {
      const [key, path] = [`${folder}/${name}`, join(root, 'files', folder, name)]
      const [there, here] = await Promise.all([storage.stat(key), stat(path)])
      if (there?.bytes !== here.size) await storage.putFile(key, path, typeOf(key))
    })
}

const TYPES = Object.entries(EXTENSIONS)
const typeOf = (key: string) =>
  TYPES.find(([, extension]) => extension === extensionOf(key))?.[0] ?? 'application/octet-stream'

/** Copies the SMS outbox up to its last complete line: it may be written to meanwhile. */
export async function copyLines(from: string, to: string): Promise<void> {
  const text = await readFile(from).catch(() => undefined)
  if (text) await writeFile(to, text.subarray(0, text.lastIndexOf('\n') + 1), { mode: 0o600 })
}
