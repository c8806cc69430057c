import { createReadStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { BackupError } from './backup-error.ts'
import { checkSums, isListSigned, LIST, parseList, SIGNATURE, sumOfStream, writeSummed } from './checksums.ts'
import { altered, decrypted, ENCRYPTED } from './encryption.ts'
import { forEachConcurrently } from './lanes.ts'
import { isBelow } from './manifest.ts'
import { pathExists } from './whole-directory.ts'

const LANES = 4

/** Describes an encrypted copy to who finds it. A copy that has it is encrypted. */
export const DESCRIPTION = 'copy.json'

const description = z.object({
  format: z.literal(1),
  note: z.string(),
  /** of each encrypted file, so that one that is cut short is told from one that was altered */
  bytes: z.record(z.string(), z.number()),
})
export type Description = z.output<typeof description>

/** Reads a file of a copy; undefined when it is not there. */
export type ReadFile = (path: string) => Promise<AsyncIterable<Buffer> | undefined>

/** A copy, read as the backup that it was made of. */
export interface OpenedCopy {
  isEncrypted: boolean
  /** of all files, the list and its signature first */
  paths: string[]
  /** throws BackupError, at the latest after the last byte, when the copy is damaged */
  read: (path: string) => Promise<AsyncIterable<Buffer>>
}

/** Opens a copy. Throws BackupError when it is encrypted and there is no key or another, or when there is a key and it is not. */
export async function openCopy(readFile: ReadFile, key: string | undefined): Promise<OpenedCopy> {
  const read = async (path: string) => {
    const file = await readFile(path)
    if (!file) throw new BackupError(`The copy is damaged: ${path} is missing`)
    return file
  }
  const list = await text(await read(LIST))
  const sums = parseList(list, 'The copy')
  for (const path of sums.keys()) if (!isBelow(path)) throw new BackupError(`The copy names ${path}`)
  if (!sums.has(DESCRIPTION)) {
    // Else whoever writes there could put a backup of their own in the place of an encrypted one.
    if (key !== undefined)
      throw new BackupError(
        'The copy is not encrypted, though BACKUP_KEY is set: if it is from before there was a key, run this without BACKUP_KEY',
      )
    return { isEncrypted: false, paths: [LIST, SIGNATURE, ...sums.keys()], read }
  }

  if (key === undefined) throw new BackupError('The copy is encrypted: set BACKUP_KEY to the key it was made with')
  const { bytes } = descriptionOf(await text(await read(DESCRIPTION)))
  let isKeyRight = false
  const readDecrypted = async (path: string) => {
    const name = `${path}${ENCRYPTED}`
    const right = { sha256: sums.get(name) ?? '', bytes: bytes[name] ?? 0 }
    return decrypted(await read(name), { key, isKeyRight, path: name, right })
  }
  // An unchanged file tells whether the key is right.
  if ((await sumOfStream(await read(LIST + ENCRYPTED))).sha256 !== sums.get(LIST + ENCRYPTED))
    throw altered(LIST + ENCRYPTED)
  const own = parseList(await text(await readDecrypted(LIST)), 'The copy')
  isKeyRight = true
  if (!isListSigned(list, await text(await read(SIGNATURE)), key)) throw altered(LIST)
  return { isEncrypted: true, paths: [LIST, SIGNATURE, ...own.keys()], read: readDecrypted }
}

/** Reads a copy to its last byte. Throws BackupError unless it is the whole backup. */
export async function checkCopy({ paths, read }: OpenedCopy): Promise<void> {
  const sums = parseList(await text(await read(LIST)), 'The copy')
  await forEachConcurrently(paths, LANES, async (path) => {
    const { sha256 } = await sumOfStream(await read(path))
    const right = sums.get(path)
    if (right !== undefined && right !== sha256) throw new BackupError(`The copy is damaged: ${path} is not as it was`)
  })
}

/** Writes a copy as the backup that it was made of. Throws BackupError unless it is whole. */
export async function bringBack({ paths, read }: OpenedCopy, root: string): Promise<void> {
  await forEachConcurrently(paths, LANES, async (path) => {
    await mkdir(dirname(join(root, path)), { recursive: true, mode: 0o700 })
    await writeSummed(await read(path), join(root, path))
  })
  await checkSums(root)
}

/** Whether a directory is a copy that is encrypted. */
export const isEncryptedCopy = (root: string): Promise<boolean> => pathExists(join(root, DESCRIPTION))

/** Reads the files of a copy in a directory. */
export const readerOf =
  (root: string): ReadFile =>
  async (path) =>
    (await pathExists(join(root, path))) ? createReadStream(join(root, path)) : undefined

function descriptionOf(said: string): Description {
  try {
    return description.parse(JSON.parse(said))
  } catch {
    throw new BackupError(`The copy cannot be read by this version: its ${DESCRIPTION} is not understood`)
  }
}
