import { m } from 'contract/messages'
import { PART_BYTES, UPLOAD_LIFETIME_HOURS } from 'contract/uploads/words'
import { type UploadState } from 'contract/uploads/endpoints'
import { sql } from 'kysely'
import type { Db } from '../core/db.ts'
import { NotFound } from '../core/problems.ts'

/** Uploads untouched since then count as expired, even if they still exist. */
export const expiryCutoff = (now: Date): string =>
  new Date(now.getTime() - UPLOAD_LIFETIME_HOURS * 60 * 60_000).toISOString()

/** One of the caller's uploads, with the key of its last part; others' and expired ones count as missing. */
export const findUpload = (db: Db, { accountId, id, now }: { accountId: number; id: string; now: Date }) =>
  db
    .selectFrom('upload')
    .select(['id', 'kind', 'filename', 'bytes', 'received', 'used_at'])
    .select((eb) =>
      eb
        .selectFrom('upload_part')
        .select('key')
        .whereRef('upload_id', '=', 'upload.id')
        .orderBy('start', 'desc')
        .limit(1)
        .as('last_part'),
    )
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('touched_at', '>=', expiryCutoff(now))
    .executeTakeFirst()

/** The number of a caller's unused uploads, and their total declared size. */
export const openUploadsOf = (db: Db, accountId: number, now: Date) =>
  db
    .selectFrom('upload')
    .select(({ fn }) => [fn.countAll<number>().as('count'), sql<number>`coalesce(sum(bytes), 0)::int`.as('bytes')])
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .where('touched_at', '>=', expiryCutoff(now))
    .executeTakeFirstOrThrow()

/** The keys of the parts so far, in order. */
export async function partsOf(db: Db, id: string): Promise<string[]> {
  const rows = await db.selectFrom('upload_part').select('key').where('upload_id', '=', id).orderBy('start').execute()
  return rows.map(({ key }) => key)
}

/** Whether this part is counted. */
export async function hasPart(db: Db, key: string, { id, start }: { id: string; start: number }): Promise<boolean> {
  const found = await db
    .selectFrom('upload_part')
    .select('start')
    .where('upload_id', '=', id)
    .where('start', '=', start)
    .where('key', '=', key)
    .executeTakeFirst()
  return found !== undefined
}

/** The response about it. */
export const stateOf = ({ id, bytes, received }: Pick<UploadState, 'id' | 'bytes' | 'received'>): UploadState => ({
  id,
  bytes,
  received,
  part_bytes: PART_BYTES,
})

export const uploadNotFound = () => new NotFound(m.uploads_upload_no_longer_progress())

/** The factor of an account's quotas. */
export async function quotaFactorOf(db: Db, accountId: number): Promise<number> {
  const row = await db.selectFrom('account').select('quota_factor').where('id', '=', accountId).executeTakeFirst()
  return row?.quota_factor ?? 1
}
