import type { Services } from '../core/services.ts'
import { removeUploads } from './removal.ts'
import { findUpload } from './upload.queries.ts'
import { uploadNotFound } from './upload.queries.ts'

/** Cancels an upload in progress. Throws NotFound. */
export async function cancelUpload(services: Services, accountId: number, id: string): Promise<void> {
  const { db, clock } = services
  if (!(await findUpload(db, { accountId, id, now: clock.now() }))) throw uploadNotFound()
  await removeUploads(services, [id])
}
