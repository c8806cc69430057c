import { isRecord, listOf, stored } from '../ui/browser/stored.ts'

const AT_MOST = 10
const LOOKED_AT_BYTES = 64 * 1024

/**
 * Unfinished uploads, so that choosing the same file again resumes its upload, even after a reload or an expired
 * session.
 */
export async function knownUpload(file: File): Promise<string | undefined> {
  const key = await keyOf(file)
  return uploads.read().find((known) => known.key === key)?.id
}

/** Remembers the upload of a file, most recent first. */
export async function keepUpload(file: File, id: string): Promise<void> {
  const key = await keyOf(file)
  uploads.keep([{ key, id }, ...uploads.read().filter((known) => known.key !== key)].slice(0, AT_MOST))
}

/** Forgets an upload that was used or refused. */
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

/** Identifies a file by name, size, start and end. The modification time is lost when a file is restored to a form. */
async function keyOf(file: File): Promise<string> {
  const key = keys.get(file) ?? `${file.size} ${await sumOf(file)} ${file.name}`
  keys.set(file, key)
  return key
}

async function sumOf(file: File): Promise<number> {
  const ends = new Blob([file.slice(0, LOOKED_AT_BYTES), file.slice(-LOOKED_AT_BYTES)])
  // FNV-1a, because `crypto.subtle` exists only in secure contexts.
  return new Uint8Array(await ends.arrayBuffer()).reduce(
    (sum, byte) => Math.imul(sum ^ byte, 0x01000193) >>> 0,
    0x811c9dc5,
  )
}
