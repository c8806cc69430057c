import { m } from 'contract/messages'
import { randomUUID } from 'node:crypto'
import type { Input } from 'contract/core/endpoint'
import type { uploads, UploadState } from 'contract/uploads/endpoints'
import { MAX_BYTES } from '../files/judge.ts'
import { Conflict } from '../core/problems.ts'
import { tooLarge } from '../http/uploads.ts'
import type { Services } from '../core/services.ts'
import { findUpload, openUploadsOf, stateOf } from './upload.queries.ts'
import { uploadNotFound } from './upload.queries.ts'

/** The maximum of one account's uploads in progress, and of their total size. */
export const MAX_OPEN = 10

const MAX_OPEN_BYTES = 200 * 1024 * 1024

/**
 * Begins a file sent in parts. Throws 413 for one that no form would accept, Conflict when too many are in progress.
 */
export async function beginUpload(
  { db, clock }: Services,
  accountId: number,
  { kind, filename, bytes }: Input<typeof uploads.begin>['body'],
): Promise<UploadState> {
  if (bytes > MAX_BYTES[kind]) throw tooLarge('bytes', kind)
  const [id, now] = [randomUUID(), clock.now()]
  return db.transaction().execute(async (tx) => {
    // Serialise a person's windows, so that the limits hold.
    await tx.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute()
    const open = await openUploadsOf(tx, accountId, now)
    if (open.count >= MAX_OPEN || open.bytes + bytes > MAX_OPEN_BYTES)
      throw new Conflict(m.uploads_too_many_uploads_unfinished_finish_cancel(), 'too_many_uploads')
    await tx
      .insertInto('upload')
      .values({ id, account_id: accountId, kind, filename, bytes, created_at: now, touched_at: now })
      .execute()
    return stateOf({ id, bytes, received: 0 })
  })
}

/** How much of a file has arrived. Throws NotFound. */
export async function getUpload({ db, clock }: Services, accountId: number, id: string): Promise<UploadState> {
  const upload = await findUpload(db, { accountId, id, now: clock.now() })
  if (!upload) throw uploadNotFound()
  return stateOf(upload)
}
