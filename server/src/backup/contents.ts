import type pg from 'pg'
import { variantKey } from '../platform/files/media-names.ts'
import type { Variant } from '../platform/files/images.ts'

/** The row counts of a database at one moment. */
export interface Contents {
  serverVersion: string
  /** the last one applied */
  migration: string
  /** number of rows by table */
  rows: Record<string, number>
  /** every object that a row names, with its size where the row has it */
  objects: Map<string, number | undefined>
}

type Queryable = Pick<pg.ClientBase, 'query'>

/** Our schema and the queue's. */
export const SCHEMAS = ['public', 'pgboss']

/** Counts everything; run it in a transaction with one snapshot for consistent numbers. */
export async function readContents(db: Queryable): Promise<Contents> {
  const { rows: tables } = await db.query<{ name: string }>(TABLES, [SCHEMAS])
  const counts: Record<string, number> = {}
  for (const { name } of tables) {
    const { rows } = await db.query<{ n: number }>(`select count(*)::float8 as n from ${name}`)
    counts[name] = rows[0]?.n ?? 0
  }
  const { rows: version } = await db.query<{ server_version: string }>('show server_version')
  return {
    serverVersion: version[0]?.server_version ?? '',
    migration: await lastMigration(db, counts),
    rows: counts,
    objects: await namedObjects(db, counts),
  }
}

/** Objects of rows younger than this, and partial uploads. */
export async function objectsSince(db: Queryable, since: Date): Promise<string[]> {
  const { rows: present } = await db.query<{ parts: string | null }>(`select to_regclass('upload_part')::text as parts`)
  if (!present[0]?.parts) return [] // an older schema: its product is not running, so nothing is young
  const { rows } = await db.query<{ key: string }>(
    'select key from file where created_at > $1 union select key from upload_part',
    [since.toISOString()],
  )
  return rows.map(({ key }) => key)
}

/** Tables whose number of rows differs. */
export const differences = (a: Contents['rows'], b: Contents['rows']): string[] =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((table) => a[table] !== b[table])

async function lastMigration(db: Queryable, counts: Contents['rows']): Promise<string> {
  if (!('public.schema_migration' in counts)) return 'none'
  const { rows } = await db.query<{ name: string | null }>('select max(name) as name from schema_migration')
  return rows[0]?.name ?? 'none'
}

/** The schema may be older: a backup is made before a new version is started. */
async function namedObjects(db: Queryable, counts: Contents['rows']): Promise<Contents['objects']> {
  const objects = new Map<string, number | undefined>()
  if (!('public.file' in counts)) return objects
  const { rows: files } = await db.query<{ key: string; bytes: string | number; variants: Variant[] }>(
    'select key, bytes, variants from file',
  )
  for (const { key, bytes, variants } of files) {
    objects.set(key, Number(bytes))
    for (const variant of variants) objects.set(variantKey(key, variant), undefined)
  }
  if (!('public.upload_part' in counts)) return objects
  const { rows: parts } = await db.query<{ key: string }>('select key from upload_part')
  for (const { key } of parts) objects.set(key, undefined)
  return objects
}

const TABLES = `
  select format('%I.%I', n.nspname, c.relname) as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and c.relpersistence = 'p' and n.nspname = any($1) order by 1`
