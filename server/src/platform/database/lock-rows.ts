import { sql, type Selectable } from 'kysely'
import type { Db } from '../core/db.ts'
import type { DB } from '../core/schema.ts'

/** Locks rows until the transaction ends, in the order of their ids so that concurrent callers do not deadlock. */
export async function lockRows<T extends keyof DB>(
  tx: Db,
  table: T,
  ids: readonly number[],
): Promise<Selectable<DB[T]>[]> {
  const { rows } = await sql<Selectable<DB[T]>>`
    select * from ${sql.table(table)} where id = any(${ids}) order by id for update`.execute(tx)
  return rows
}
