import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { SECRET } from './backup.ts'
import { checkSums, filesBelow, LIST, listOf, SIGNATURE, signatureOfList, summing, type Sums } from './checksums.ts'
import { ENCRYPTED, encryptor, type Sized } from './encryption.ts'
import { forEachConcurrently } from './lanes.ts'
import { MANIFEST, readManifest, textOf, WARNING_WITHOUT_SECRET } from './manifest.ts'
import { checkCopy, DESCRIPTION, openCopy, type Description, type ReadFile } from './open-copy.ts'

const LANES = 4

const NOTE =
  'A backup, encrypted. npm run restore and npm run backup:fetch decrypt it with BACKUP_KEY. Without the product, with that key in key.txt, for each file: age --decrypt --identity key.txt --output NAME NAME.age (https://age-encryption.org)'

/** A place for a copy, which others may read. */
export interface CopyTarget {
  put(path: string, file: Sized): Promise<void>
  read: ReadFile
}

export interface CopyKeys {
  /** AUTH_SECRET: signs a copy that is not encrypted */
  secret: string
  /** BACKUP_KEY: encrypts everything. A copy without it lacks the secret, so that who reads it signs in as nobody */
  key: string | undefined
}

interface Outgoing {
  path: string
  open: () => Promise<Sized>
}

/**
 * Copies a backup and reads the copy to its last byte. The list of checksums goes last: a copy without it was cut off.
 */
export async function writeCopy(from: string, target: CopyTarget, { secret, key }: CopyKeys): Promise<void> {
  await checkSums(from)
  const sums: Sums = new Map()
  const put = async ({ path, open }: Outgoing) => {
    const { source, bytes } = await open()
    const sum = summing()
    await target.put(path, { source: Readable.from(sum.pass(source), { objectMode: false }), bytes })
    sums.set(path, sum.result())
  }
  await forEachConcurrently(key === undefined ? await withoutSecret(from) : await encryptedFiles(from, key), LANES, put)
  if (key !== undefined) await put(describing(sums))
  const list = listOf(sums)
  await target.put(SIGNATURE, sized(signatureOfList(list, key ?? secret)))
  const read: ReadFile = async (path) => (path === LIST ? sized(list).source : target.read(path))
  await checkCopy(await openCopy(read, key))
  await target.put(LIST, sized(list))
}

/** Every file of a backup but the secret, and a manifest that says so. */
async function withoutSecret(from: string): Promise<Outgoing[]> {
  const manifest = await readManifest(from)
  const text = textOf({ ...manifest, warning: WARNING_WITHOUT_SECRET, holds_secret: false })
  const others = new Set([SECRET, MANIFEST, LIST, SIGNATURE])
  const paths = (await filesBelow(from)).filter((path) => !others.has(path))
  return [
    ...paths.map((path) => ({ path, open: () => openFile(join(from, path)) })),
    { path: MANIFEST, open: async () => sized(text) },
  ]
}

/** Every file of a backup, its list and signature too. */
async function encryptedFiles(from: string, key: string): Promise<Outgoing[]> {
  const encrypt = await encryptor(key)
  return (await filesBelow(from)).map((path) => ({
    path: `${path}${ENCRYPTED}`,
    open: async () => encrypt(await openFile(join(from, path))),
  }))
}

function describing(sums: Sums): Outgoing {
  const bytes = Object.fromEntries([...sums].map(([path, sum]) => [path, sum.bytes]))
  const text = `${JSON.stringify({ format: 1, note: NOTE, bytes } satisfies Description, undefined, 2)}\n`
  return { path: DESCRIPTION, open: async () => sized(text) }
}

async function openFile(path: string): Promise<Sized> {
  const { size } = await stat(path)
  return { source: createReadStream(path, { highWaterMark: 256 * 1024 }), bytes: size }
}

function sized(text: string): Sized {
  const bytes = Buffer.from(text)
  return { source: Readable.from([bytes], { objectMode: false }), bytes: bytes.length }
}
