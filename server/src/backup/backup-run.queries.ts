import { sql } from 'kysely'
import type { BackupRun } from 'contract/backups/endpoints'
import type { BackupRunKind } from 'contract/backups/words'
import type { Pagination } from 'contract/core/fields'
import type { Db } from '../platform/core/db.ts'
import { offsetOf, paginationOf, type PageRequest } from '../platform/database/page-of.ts'

const runs = (db: Db) =>
  db
    .selectFrom('backup_run')
    .select(['id', 'kind', 'started_at', 'ended_at', 'problem', 'encrypted'])
    .select([sql<string>`day::text`.as('day'), sql<number | null>`bytes::float8`.as('bytes')])

/** One page of runs, newest first. */
export async function pageOfBackupRuns(
  db: Db,
  page: PageRequest,
): Promise<{ data: BackupRun[]; pagination: Pagination }> {
  const [data, { total }] = await Promise.all([
    runs(db).orderBy('id', 'desc').limit(page.per_page).offset(offsetOf(page)).execute(),
    db
      .selectFrom('backup_run')
      .select(sql<number>`count(*)::int`.as('total'))
      .executeTakeFirstOrThrow(),
  ])
  return { data, pagination: paginationOf(page, total) }
}

/** The newest run that ended well. */
export const lastGoodRun = (db: Db, kind: BackupRunKind): Promise<BackupRun | undefined> =>
  runs(db)
    .where('kind', '=', kind)
    .where('ended_at', 'is not', null)
    .where('problem', '=', '')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
