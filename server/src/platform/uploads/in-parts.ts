import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { UploadKind } from 'contract/core/endpoint'
import { isUuid } from '../database/is-uuid.ts'
import type { FilesInParts } from '../http/uploads.ts'
import type { Services } from '../core/services.ts'
import { markUsed } from './removal.ts'
import { findUpload, partsOf } from './upload.queries.ts'

/** The partial uploads named by one request. */
export interface NamedUploads extends FilesInParts {
  /** Removes the uploads used by the request; call it once the request has succeeded. */
  takeAway(): Promise<void>
}

/** For a submitted form. Without an account there are none. */
export function namedUploads(services: Services, accountId: number | undefined): NamedUploads {
  const { db, files, clock } = services
  const used = new Set<string>()

  const findWhole = async (id: string, kind: UploadKind) => {
    if (accountId === undefined || !isUuid(id)) return undefined
    const upload = await findUpload(db, { accountId, id, now: clock.now() })
    return upload?.kind === kind && upload.received === upload.bytes ? upload : undefined
  }

  return {
    async stage(id, kind, path) {
      const upload = await findWhole(id, kind)
      if (!upload) return undefined
      if (upload.used_at) return 'used'
      const isLent = upload.last_part !== null && (await files.parts.lend(upload.last_part, upload.bytes, path))
      if (!isLent && (await putTogether(files, await partsOf(db, id), path)) !== upload.bytes) return undefined
      used.add(id)
      return upload
    },
    async takeAway() {
      if (used.size > 0) await markUsed(services, [...used], clock.now())
    },
  }
}

/** Concatenates the parts that lie apart. Returns the number of bytes. */
async function putTogether(files: Services['files'], keys: readonly string[], path: string): Promise<number> {
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600 })
  await pipeline(async function* () {
    for (const key of keys) yield* (await files.read(key)) ?? []
  }, file)
  return file.bytesWritten
}
