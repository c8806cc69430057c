import { sql } from 'kysely'
import type { Db } from '../../platform/core/db.ts'
import { nameOfReference, type Reference } from './references.ts'

/** Rows as JSON, or what tells them from others of their table. */
type Rows = Record<string, unknown>[]

/** What a merge took from an account, by reference. */
export interface Moved {
  /** which rows moved */
  moved: Record<string, Rows>
  /** whole rows that had to go, because the remaining account has its own */
  replaced: Record<string, Rows>
}

/** Gives all rows of one reference from one account to another. */
export async function moveRows(
  tx: Db,
  reference: Reference,
  { from, to }: { from: number; to: number },
): Promise<{ moved: Rows; replaced: Rows }> {
  const { table, column, key, once } = reference
  const owner = sql.ref(`held.${column}`)
  const replaced = once
    ? await sql<{ row: Rows[number] }>`
        delete from ${sql.table(table)} as held using ${sql.table(table)} as own
        where ${owner} = ${from} and ${sql.ref(`own.${column}`)} = ${to} and ${same(once, 'own')}
        returning to_jsonb(held.*) as row`.execute(tx)
    : { rows: [] }
  const moved = await sql<{ key: Rows[number] }>`
    update ${sql.table(table)} as held set ${sql.ref(column)} = ${to} where ${owner} = ${from}
    returning jsonb_build_object(${sql.join(key.flatMap((name) => [sql.lit(name), sql.ref(`held.${name}`)]))}) as key`.execute(
    tx,
  )
  return { moved: moved.rows.map((each) => each.key), replaced: replaced.rows.map((each) => each.row) }
}

/** Gives rows back that moved, as far as the account that got them still has them. Returns how many were moved, and how many came back. */
export async function giveBackRows(
  tx: Db,
  reference: Reference,
  { from, to }: { from: number; to: number },
  { moved, replaced }: Moved,
): Promise<{ moved: number; returned: number }> {
  const { table, column, key } = reference
  const name = nameOfReference(reference)
  const rows = moved[name] ?? []
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} as held set ${sql.ref(column)} = ${to}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb) as was
    where ${sql.ref(`held.${column}`)} = ${from} and ${same(key, 'was')}`.execute(tx)
  await insertRows(tx, table, replaced[name] ?? [])
  return { moved: rows.length, returned: Number(numAffectedRows ?? 0) }
}

const same = (columns: readonly string[], other: string) =>
  sql.join(
    columns.map((name) => sql`${sql.ref(`held.${name}`)} = ${sql.ref(`${other}.${name}`)}`),
    sql` and `,
  )

/** Inserts rows as they were, with their ids; one that is there by now stays. */
export async function insertRows(tx: Db, table: string, rows: Rows): Promise<void> {
  if (rows.length === 0) return
  const { rows: columns } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum`.execute(tx)
  const names = sql.join(columns.map(({ name }) => sql.ref(name)))
  await sql`
    insert into ${sql.table(table)} (${names}) overriding system value
    select ${names} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
    on conflict do nothing`.execute(tx)
}
