import { rm } from 'node:fs/promises'
import type { Caller } from '../platform/core/caller.ts'
import type { Services } from '../platform/core/services.ts'
import type { StoredFile } from '../platform/files/file-rows.ts'
import { stageBytes } from '../platform/http/uploads.ts'

/**
 * Stores the signature that came within a command, in base64, while `work` keeps it or does not. Throws a Problem 415 for what
 * is no picture, and what `work` throws.
 */
export async function withSignature<T>(
  { files }: Pick<Services, 'files'>,
  user: Caller,
  given: string | undefined,
  work: (signature: StoredFile | undefined) => Promise<T>,
): Promise<T> {
  if (given === undefined) return work(undefined)
  const staging = { stagingDir: files.stagingDir, by: String(user.id) }
  const signature = await stageBytes(Buffer.from(given, 'base64'), staging, { field: 'signature', kind: 'image' })
  try {
    return await files.storing({ signature }, 'private', (stored) => work(stored.signature))
  } finally {
    await rm(signature.path, { force: true })
  }
}
