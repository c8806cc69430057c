import { sql } from 'kysely'
import type { Db } from '../../src/platform/core/db.ts'

/** A snapshot: the ids of rows, and the values of columns by name. */
export interface Living {
  /** those that most tables have */
  ids: number[]
  uuids: string[]
  columns: Map<string, string[]>
}

interface Column {
  table: string
  column: string
  type: string
}

const ROWS_OF_A_TABLE = 12
const UUIDS_OF_A_TABLE = 2
const SHARED_IDS = 6

/**
 * Aligns the sequences of all tables, so that the first new rows have the same ids in all of them, and any of them fits
 * wherever an id is asked for. Returns the id before theirs.
 */
export async function alignIds(db: Db): Promise<number> {
  const { rows } = await sql<{ top: string }>`
    select setval(sequence, top) as top from
      (select format('%I.%I', schemaname, sequencename)::regclass as sequence, max(coalesce(last_value, 1)) over () as top
        from pg_sequences where schemaname = 'public' and sequencename like '%\_id\_seq') as sequences`.execute(db)
  return Number(rows[0]?.top)
}

/** Looks at every table there is, so that a new one is among them: at the first ids after one, and the newest values. */
export async function lookAround(db: Db, after: number): Promise<Living> {
  const { rows: columns } = await sql<Column>`
    select table_name as "table", column_name as "column", data_type as type from information_schema.columns
    where table_schema = 'public' and (data_type = 'text' or column_name = 'id') and table_name <> 'schema_migration'
    order by 1, 2`.execute(db)
  const found = await Promise.all(columns.map((column) => valuesOf(db, column, after)))
  const living: Living = { ids: [], uuids: [], columns: new Map() }
  for (const [at, { column, type }] of columns.entries()) {
    const values = found[at]!
    if (type === 'integer') living.ids.push(...values.map(Number))
    else if (type === 'uuid') living.uuids.push(...values.slice(0, UUIDS_OF_A_TABLE))
    else living.columns.set(column, [...(living.columns.get(column) ?? []), ...values])
  }
  living.ids = mostShared(living.ids)
  return living
}

async function valuesOf(db: Db, { table, column, type }: Column, after: number) {
  const [from, value] = [sql.table(table), sql.ref(column)]
  const some =
    type === 'integer'
      ? sql`where ${value} > ${after} order by ${value}`
      : sql`where ${value}::text <> '' order by ctid desc`
  const { rows } = await sql<{ value: string }>`
    select ${value}::text as value from ${from} ${some} limit ${ROWS_OF_A_TABLE}`.execute(db)
  return rows.map(({ value }) => value)
}

/** What a column of that name holds, or of a name that ends alike. */
export function valuesOfName({ columns }: Living, name: string): string[] {
  const alike = [...columns].filter(
    ([column]) => column === name || column.endsWith(`_${name}`) || name.endsWith(`_${column}`),
  )
  return alike.flatMap(([, values]) => values)
}

function mostShared(ids: readonly number[]): number[] {
  const times = new Map<number, number>()
  for (const id of ids) times.set(id, (times.get(id) ?? 0) + 1)
  const byTimes = [...times].toSorted(([a, timesA], [b, timesB]) => timesB - timesA || a - b)
  return byTimes.slice(0, SHARED_IDS).map(([id]) => id)
}
