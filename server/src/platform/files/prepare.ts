import { m } from 'contract/messages'
import { createHash, randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { Upload } from 'contract/core/endpoint'
import { Problem } from '../core/problems.ts'
import type { StoredFile } from './file-rows.ts'
import { EXTENSIONS } from './media-names.ts'
import { encodedUpload } from './pictures.ts'
import type { Storage } from './storage.ts'

type Visibility = StoredFile['visibility']

export interface Prepared {
  stored: StoredFile
  put: (storage: Storage) => Promise<void>
}

/**
 * Turns an upload into what is stored, and chooses its key: pictures are re-encoded, films and documents stay as they
 * are. A staged file may be moved into the storage, any other is copied. Throws a Problem: 409 for one that an earlier
 * form used up, 415 for an unreadable picture, 503 when too many are waiting.
 */
export async function prepare(
  upload: Upload,
  { visibility, isStaged }: { visibility: Visibility; isStaged: boolean },
): Promise<Prepared> {
  const { kind, type, path, bytes, field } = upload
  if (upload.used) {
    const message = m.files_already_sent_check_whether_arrived()
    throw new Problem(409, 'sent_already', message, { errors: { [field]: message } })
  }
  if (kind === 'sheet') throw new TypeError('A sheet is read, never stored')
  if (kind !== 'image') {
    const key = await keyOf(visibility, type, () => hashOfFile(path))
    return {
      stored: { key, visibility, kind, type, bytes, width: null, height: null, ground: null },
      put: (storage) => (isStaged ? storage.adopt(key, path, type) : storage.putFile(key, path, type)),
    }
  }
  const { data, ...image } = await encodedUpload(upload, visibility)
  const key = await keyOf(visibility, image.type, () => createHash('sha256').update(data).digest('hex'))
  const { width, height, ground } = image
  return {
    stored: { key, visibility, kind, type: image.type, bytes: data.length, width, height, ground },
    put: (storage) => storage.put(key, data, image.type),
  }
}

/** Public files are named by their content, private ones randomly: a film of 50 MB is not read for a name without it. */
async function keyOf(visibility: Visibility, type: string, hash: () => string | Promise<string>): Promise<string> {
  const name =
    visibility === 'public' ? `media/${(await hash()).slice(0, 32)}` : `private/${randomBytes(16).toString('hex')}`
  return `${name}.${EXTENSIONS[type]}`
}

async function hashOfFile(path: string) {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
