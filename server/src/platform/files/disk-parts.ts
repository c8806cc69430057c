import { createReadStream, createWriteStream } from 'node:fs'
import { link, open, readdir, rename, stat, type FileHandle } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { unlessMissing } from './unless-missing.ts'

/** Makes a new file, which is not seen before it is complete. */
type Place = (target: string, make: (incoming: string) => Promise<void>) => Promise<void>

const MODE = 0o640
/** The name of a part: its upload, where it begins, and what it holds. */
const PART = /^(.+)-(\d+)-[^-]+$/

/** As links are refused between file systems, by file systems that have none, and for a file of too many names. */
const NO_LINK = new Set(['EXDEV', 'EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'EMLINK'])

/**
 * Writes a part behind the ones before it: their file takes the part's name. Of two different parts for one place only
 * one gets that file, and the other a copy of what it continues; what lies before a part never changes. Returns whether
 * the part is stored: not when the file that it continues is gone.
 */
export async function continueFile(
  target: string,
  data: Uint8Array,
  { start, after }: { start: number; after: string },
  place: Place,
): Promise<boolean> {
  // The same part came before, and is written once more, unless the file is lent: then it is whole, and may be another's by now.
  const before = await unlessMissing(stat(target))
  if (before && before.nlink > 1) return true
  const isStored = async () => (await unlessMissing(writeAt(target, data, start).then(() => true))) ?? false
  if (before || (await unlessMissing(rename(after, target).then(() => true)))) return isStored()
  const taken = await takenBy(target, start)
  if (!taken) return false
  if (taken === target) return isStored()
  const copy = place(target, async (incoming) => {
    await pipeline(
      createReadStream(taken, { end: start - 1 }),
      createWriteStream(incoming, { flags: 'wx', mode: MODE }),
    )
    await writeAt(incoming, data, start)
  })
  return (await unlessMissing(copy.then(() => true))) ?? false
}

/** Survives a power failure. */
async function writeAt(path: string, data: Uint8Array, start: number): Promise<void> {
  const file = await open(path, 'r+')
  try {
    for (let done = 0; done < data.length;)
      done += (await file.write(data, done, data.length - done, start + done)).bytesWritten
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Gives a whole file another name. Returns whether it could: it may lie in parts, or elsewhere. */
export async function lend(path: string, bytes: number, to: string): Promise<boolean> {
  if ((await sizeOf(path)) !== bytes) return false
  try {
    await link(path, to)
    return true
  } catch (error) {
    if (NO_LINK.has((error as NodeJS.ErrnoException).code ?? '')) return false
    throw error
  }
}

/**
 * The file that holds a part while a later one, of which no row tells yet, has given it its own name: it begins with the
 * part's bytes. Undefined when there is none.
 */
export async function openContinued(path: string): Promise<FileHandle | undefined> {
  const [, upload, start] = PART.exec(basename(path)) ?? []
  if (!upload) return undefined
  // It may be named once more while it is looked for.
  for (let attempt = 1; attempt <= 3; attempt++) {
    const later = (await readdir(dirname(path)))
      .map((name) => ({ name, start: Number(PART.exec(name)?.[2]) }))
      .filter((other) => other.name.startsWith(`${upload}-`) && other.start > Number(start))
      .toSorted((one, other) => one.start - other.start)
    const opened = later[0] && (await unlessMissing(open(join(dirname(path), later[0].name))))
    if (opened) return opened
  }
  return undefined
}

/** Of a file, or undefined when there is none. */
export const sizeOf = async (path: string) => (await unlessMissing(stat(path)))?.size

/** The file that another part for this place has taken. */
async function takenBy(target: string, start: number): Promise<string | undefined> {
  const [folder, name] = [dirname(target), basename(target)]
  const others = `${name.slice(0, name.lastIndexOf('-'))}-`
  for (const other of await readdir(folder))
    if (other.startsWith(others) && ((await sizeOf(join(folder, other))) ?? 0) >= start) return join(folder, other)
  return undefined
}
