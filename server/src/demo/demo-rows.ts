import { sql } from 'kysely'
import type { Db } from '../platform/core/db.ts'

/** Tables of which the demo's rows are told from others by their ids. What hangs on these rows goes with them. */
export const DEMO_TABLES = [
  'account',
  'enquiry',
  'catalogue',
  'unit',
  'warranty_package',
  'part',
  'part_move',
  'part_request',
  'engineer',
  'service_point',
  'product',
  'sub_category',
  'category',
] as const
export type DemoTable = (typeof DEMO_TABLES)[number]
export type DemoRows = Record<DemoTable, number[]>

/** The rows this transaction has added. */
export async function rowsAdded(tx: Db): Promise<DemoRows> {
  const rows: Partial<DemoRows> = {}
  for (const table of DEMO_TABLES) {
    const added = await sql<{ id: number }>`
      select id from ${sql.table(table)} where xmin = pg_current_xact_id()::xid order by id`.execute(tx)
    rows[table] = added.rows.map(({ id }) => id)
  }
  return rows as DemoRows
}
