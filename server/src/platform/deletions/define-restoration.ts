import type { Wording } from 'contract/core/wording'
import { m } from 'contract/messages'
import { sql } from 'kysely'
import type { RestorableSubject } from 'contract/activity/words'
import { recordAudit, type AuditEntry } from '../audit/audit.ts'
import type { Db } from '../core/db.ts'
import { Conflict } from '../core/problems.ts'
import { isForeignKeyViolation } from '../database/errors.ts'
import type { Services } from '../core/services.ts'

type Row = Record<string, unknown> & { id: number }

interface Particulars {
  /** why it is refused where another record has what must be unique */
  taken: Wording
  /** why it is refused where what it belongs to is gone */
  orphaned?: Wording
  /** locks, and throws where more than the table forbids the row; also restores what went along */
  inside?: (tx: Db, row: Row, at: Date) => Promise<void>
  /** after the transaction: drops what is cached */
  done?: (services: Services, row: Row) => Promise<void>
}

/** Brings a deleted row back as its deletion recorded it, under its old id. */
export type Restoration = (services: Services, user: AuditEntry['actor'], row: Row) => Promise<void>

/** Defines how a deleted row of a table is restored. Throws Conflict when it exists, or no longer fits. */
export function defineRestoration(
  table: RestorableSubject,
  { taken, orphaned = taken, inside, done }: Particulars,
): Restoration {
  async function restoreRow(tx: Db, row: Row): Promise<Row> {
    const columns = await columnsOf(tx, table, row)
    const { rows } = await sql<Row>`
      insert into ${sql.table(table)} (${columns}) overriding system value
      select ${columns} from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(row)}::jsonb)
      on conflict do nothing returning *`.execute(tx)
    if (rows[0]) return rows[0]
    const { rows: same } = await sql`select from ${sql.table(table)} where id = ${row.id}`.execute(tx)
    throw new Conflict(same.length > 0 ? m.deletions_already_restored() : taken())
  }

  return async (services, user, row) => {
    const { db, clock } = services
    try {
      await db.transaction().execute(async (tx) => {
        const at = clock.now()
        await inside?.(tx, row, at)
        const after = await restoreRow(tx, row)
        await recordAudit(tx, { actor: user, action: `${table}.restore`, subject: { table, id: row.id }, after, at })
      })
    } catch (error) {
      throw isForeignKeyViolation(error) ? new Conflict(orphaned()) : error
    }
    await done?.(services, row)
  }
}

/** The recorded rows that still exist. */
async function columnsOf(tx: Db, table: string, row: Row) {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'
      and column_name = any(${Object.keys(row)})`.execute(tx)
  return sql.join(rows.map(({ name }) => sql.ref(name)))
}
