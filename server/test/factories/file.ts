import { randomBytes } from 'node:crypto'
import type { StoredFile } from '../../src/platform/files/file-rows.ts'
import { insertFile } from '../../src/platform/files/file.queries.ts'
import type { Services } from '../../src/platform/core/services.ts'

/** The row of a shop picture without real bytes. */
export async function buildFile({ db }: Services, options: Partial<StoredFile> = {}) {
  const key = `media/${randomBytes(16).toString('hex')}.webp`
  const stored: StoredFile = {
    key,
    visibility: 'public',
    kind: 'image',
    type: 'image/webp',
    bytes: 1_000,
    width: 1200,
    height: 900,
    ground: 'sage',
    ...options,
  }
  return { id: await insertFile(db, stored), key: stored.key }
}
