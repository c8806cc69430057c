import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { isSigned, signatureOf } from '../platform/core/signature.ts'
import { BackupError } from './backup-error.ts'
import { forEachConcurrently } from './lanes.ts'

export interface Sum {
  sha256: string
  bytes: number
}
/** Keyed by path within a backup. */
export type Sums = Map<string, Sum>

/** In the format of `sha256sum --check`. */
export const LIST = 'SHA256SUMS'
/** HMAC-SHA256 of the list, with a key derived from the installation's secret. */
export const SIGNATURE = 'SHA256SUMS.signature'
const OWN = new Set([LIST, SIGNATURE])
const LINE = /^([0-9a-f]{64}) {2}(.+)$/
const LANES = 4

/** Writes a file and returns its checksum. */
export async function writeSummed(source: AsyncIterable<Buffer>, path: string): Promise<Sum> {
  const sum = summing()
  await pipeline(source, sum.pass, createWriteStream(path, { mode: 0o600 }))
  return sum.result()
}

/** Adds the files that have no checksum yet, then writes and signs the list, replacing an existing one. */
export async function writeSums(root: string, sums: Sums, secret: string): Promise<void> {
  await forEachConcurrently(await filesBelow(root), LANES, async (path) => {
    if (!OWN.has(path) && !sums.has(path)) sums.set(path, await sumOf(join(root, path)))
  })
  const list = listOf(sums)
  await writeFile(join(root, LIST), list, { mode: 0o600 })
  await writeFile(join(root, SIGNATURE), signatureOfList(list, secret), { mode: 0o600 })
}

/** The parsed contents of `LIST`. */
export const listOf = (sums: Sums): string =>
  [...sums]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, { sha256 }]) => `${sha256}  ${path}\n`)
    .join('')

/** The parsed contents of `SIGNATURE`. */
export const signatureOfList = (list: string, secret: string): string => `${signatureOf(list, keyOf(secret))}\n`

/** Whether a secret made this signature of a list. */
export const isListSigned = (list: string, signature: string, secret: string): boolean =>
  isSigned(list, signature, keyOf(secret))

/** Whether one of these secrets signed the list, so that the installation itself wrote it. */
export async function isSignedBy(root: string, secrets: readonly string[]): Promise<boolean> {
  const [list, signature] = await Promise.all([
    readFile(join(root, LIST), 'utf8'),
    readFile(join(root, SIGNATURE), 'utf8').catch(() => ''),
  ])
  return secrets.some((secret) => isListSigned(list, signature, secret))
}

/** A separate key for this purpose. */
const keyOf = (secret: string): string => `backup:${secret}`

/**
 * Reads every file of a backup to its last byte. Throws BackupError unless each is there and unchanged, and no other
 * is.
 */
export async function checkSums(root: string): Promise<Sums> {
  const listed = parseList(await readFile(join(root, LIST), 'utf8'), `The backup ${root}`)
  const sums: Sums = new Map()
  await forEachConcurrently(await filesBelow(root), LANES, async (path) => {
    if (OWN.has(path)) return
    const sum = await sumOf(join(root, path))
    const right = listed.get(path)
    if (right !== sum.sha256)
      throw damaged(`The backup ${root}`, `${path} ${right ? 'is not as it was' : 'does not belong to it'}`)
    sums.set(path, sum)
  })
  for (const path of listed.keys()) if (!sums.has(path)) throw damaged(`The backup ${root}`, `${path} is missing`)
  return sums
}

const damaged = (name: string, what: string) => new BackupError(`${name} is damaged: ${what}`)

/** The checksums of a list, by path. Errors begin with the name of the backup or copy. */
export function parseList(list: string, name: string): Map<string, string> {
  const lines = list.split('\n')
  if (lines.pop() !== '') throw damaged(name, `${LIST} is cut short`)
  return new Map(
    lines.map((line) => {
      const [, sha256, path] = LINE.exec(line) ?? []
      if (!sha256 || !path) throw damaged(name, `${LIST} has a line that is none`)
      return [path, sha256]
    }),
  )
}

/** The paths of all files in a directory. Throws BackupError where something else is in it. */
export async function filesBelow(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  return entries.flatMap((entry) => {
    const path = relative(root, join(entry.parentPath, entry.name))
    if (entry.isFile()) return [path]
    if (entry.isDirectory()) return []
    // A restored link could point anywhere.
    throw damaged(`The backup ${root}`, `${path} is neither a file nor a directory`)
  })
}

const sumOf = (path: string): Promise<Sum> => sumOfStream(createReadStream(path, { highWaterMark: 256 * 1024 }))

/** Reads to the end. */
export async function sumOfStream(source: AsyncIterable<Buffer>): Promise<Sum> {
  const sum = summing()
  for await (const _ of sum.pass(source));
  return sum.result()
}

/** Sums what passes through. */
export function summing() {
  const hash = createHash('sha256')
  let bytes = 0
  async function* pass(source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      hash.update(chunk)
      bytes += chunk.length
      yield chunk
    }
  }
  return { pass, result: (): Sum => ({ sha256: hash.digest('hex'), bytes }) }
}
