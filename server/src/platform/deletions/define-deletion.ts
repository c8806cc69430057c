import { m } from 'contract/messages'
import { counted, type Noun } from 'contract/core/wording'
import type { Selectable } from 'kysely'
import type { HistorySubject } from 'contract/history/words'
import { reasonOf, recordDeletions, type AuditEntry, type Deletion } from '../audit/audit.ts'
import type { Db } from '../core/db.ts'
import { NotFound } from '../core/problems.ts'
import type { DB } from '../core/schema.ts'
import { lockRows } from '../database/lock-rows.ts'
import { removeFiles } from '../files/file.queries.ts'
import type { Services } from '../core/services.ts'

/** The specifics of deleting rows of a table. */
interface Particulars<Row> {
  /** what a row is called */
  noun: Noun
  /** locks the rows and reads them as they are recorded; without it they are recorded as stored */
  read?: (tx: Db, ids: readonly number[]) => Promise<Row[]>
  /** throws Conflict while one of the rows may not go; then none is deleted */
  refuse?: (tx: Db, ids: readonly number[]) => Promise<void>
  /** ends what refers to the rows and stays */
  settle?: (tx: Db, rows: readonly Row[], who: { actor: Actor; at: Date }) => Promise<void>
  /** the files that go with a row */
  files?: (row: Row) => readonly (number | null)[]
  /** the files of what goes along with the rows */
  filesOfParts?: (tx: Db, ids: readonly number[]) => Promise<readonly number[]>
  /** the cache tags of what shows a row */
  tags?: (row: Row) => readonly string[]
}

/** Deletes rows of one table: all or none in one transaction, with their files and audit rows. */
export interface RowDeletion<Row> {
  /** Returns the rows that existed. */
  rows(services: Services, user: Actor, ids: readonly number[], how?: Deletion): Promise<Row[]>
  /** Answers for one row. Throws NotFound. */
  one(services: Services, user: Actor, id: number, how?: Deletion): Promise<{ message: string }>
  /** Answers with the number deleted. */
  many(
    services: Services,
    user: Actor,
    ids: readonly number[],
    how?: Deletion,
  ): Promise<{ message: string; deleted: number }>
}

type Actor = AuditEntry['actor']

/** Defines how rows of a table are deleted. A reason is recorded where `how` is passed. */
export function defineDeletion<
  T extends HistorySubject,
  Row extends { id: number } = Selectable<DB[T]> & { id: number },
>(
  table: T,
  {
    noun,
    read = (tx, ids) => lockRows(tx, table, ids) as Promise<unknown[]> as Promise<Row[]>,
    ...particulars
  }: Particulars<Row>,
): RowDeletion<Row> {
  const { refuse, settle, files, filesOfParts, tags } = particulars

  async function deleteRows(
    { db, jobs, clock, cache }: Services,
    user: Actor,
    wanted: readonly number[],
    how?: Deletion,
  ) {
    const deleted = await db.transaction().execute(async (tx) => {
      const rows = await read(tx, wanted)
      if (rows.length === 0) return rows
      const ids = rows.map(({ id }) => id)
      await refuse?.(tx, ids)
      await settle?.(tx, rows, { actor: user, at: clock.now() })
      const alongside = (await filesOfParts?.(tx, ids)) ?? []
      await tx
        .deleteFrom(table as 'category')
        .where('id', 'in', ids)
        .execute()
      await removeFiles(tx, jobs, [...rows.flatMap((row) => files?.(row) ?? []), ...alongside])
      await recordDeletions(tx, { actor: user, table, rows, at: clock.now(), ...(how && { reason: reasonOf(how) }) })
      return rows
    })
    if (tags && deleted.length > 0) await cache.drop([...new Set(deleted.flatMap(tags))])
    return deleted
  }

  return {
    rows: deleteRows,
    async one(services, user, id, how) {
      const [deleted] = await deleteRows(services, user, [id], how)
      if (!deleted) throw new NotFound(m.core_not_found({ what: capitalised(noun({ count: 1 })) }))
      return { message: m.core_deleted({ what: capitalised(noun({ count: 1 })) }) }
    },
    many: async (...call) => deletedMessage((await deleteRows(...call)).length, noun),
  }
}

/** `3 categories deleted`, with the number. */
export const deletedMessage = (deleted: number, noun: Noun) => ({
  message: m.deletions_deleted({ n: counted(deleted), what: noun({ count: deleted }) }),
  deleted,
})

const capitalised = (noun: string): string => noun.charAt(0).toUpperCase() + noun.slice(1)
