import { isRecord, listOf, stored } from '../ui/browser/stored.ts'

const AT_MOST = 10
const LOOKED_AT_BYTES = 64 * 1024

/**
 * Files that are under way, so that choosing one again goes on where it stopped, even after a reload or a session
 * that ran out.
 */
export async function knownUpload(file: File): Promise<string | undefined> {
  const key = await keyOf(file)
  return uploads.read().find((known) => known.key === key)?.id
}

/** Keeps which upload a file is, in front of the others. */
export async function keepUpload(file: File, id: string): Promise<void> {
  const key = await keyOf(file)
  uploads.keep([{ key, id }, ...uploads.read().filter((known) => known.key !== key)].slice(0, AT_MOST))
}

/** Forgets it: it is used up, or was refused. */
export async function forgetUpload(file: File): Promise<void> {
  const key = await keyOf(file)
  uploads.keep(uploads.read().filter((known) => known.key !== key))
}

interface Known {
  key: string
  id: string
}

const isKnown = (value: unknown): value is Known =>
  isRecord(value) && typeof value.key === 'string' && typeof value.id === 'string'

/** The server forgets them after a day. */
const uploads = stored<readonly Known[]>('uploads', { owner: 'account', days: 1, check: listOf(isKnown), empty: [] })

const keys = new WeakMap<File, string>()

/** A file by name, size, beginning and end. Its time is of no use: a file that went through a form has none. */
async function keyOf(file: File): Promise<string> {
  const key = keys.get(file) ?? `${file.size} ${await sumOf(file)} ${file.name}`
  keys.set(file, key)
  return key
}

async function sumOf(file: File): Promise<number> {
  const ends = new Blob([file.slice(0, LOOKED_AT_BYTES), file.slice(-LOOKED_AT_BYTES)])
  // FNV-1a: the browser's own digests are only there where the page is encrypted.
  return new Uint8Array(await ends.arrayBuffer()).reduce(
    (sum, byte) => Math.imul(sum ^ byte, 0x01000193) >>> 0,
    0x811c9dc5,
  )
}
