// Writes schema.ts, the table types for Kysely, from the migrated schema; with --check only reports whether it is up to
// date.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Column, readColumns } from './catalog.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './connection/open.ts'

const SCHEMA = new URL('../core/schema.ts', import.meta.url)

const HEADER = `// Written by generate-types.ts from the migrated schema. Do not edit; run: npm run db:types
import type { ColumnType } from 'kysely'

/** May be left out of an insert. */
export type Generated<T> =
  T extends ColumnType<infer Select, infer Insert, infer Update>
    ? ColumnType<Select, Insert | undefined, Update>
    : ColumnType<T, T | undefined, T>

/** Cannot be written. */
export type GeneratedAlways<T> =
  T extends ColumnType<infer Select, unknown, unknown> ? ColumnType<Select, never, never> : ColumnType<T, never, never>

/** ISO 8601 text, or for a date YYYY-MM-DD. */
export type Timestamp = ColumnType<string, string | Date, string | Date>

/** An array must be written as JSON text: the driver makes a PostgreSQL array of it otherwise. */
export type Json = ColumnType<unknown, object | string | number | boolean, object | string | number | boolean>
`

const TYPES: Record<string, string> = {
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'Timestamp',
  float4: 'number',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  json: 'Json',
  jsonb: 'Json',
  numeric: 'number',
  timestamp: 'Timestamp',
  timestamptz: 'Timestamp',
}

if (import.meta.main) await main()

async function main(): Promise<void> {
  const schema = typesOf(await columnsOfFreshDatabase())
  if (!process.argv.includes('--check')) return writeFile(SCHEMA, schema)
  if ((await readFile(SCHEMA, 'utf8')) === schema) return
  process.stderr.write('server/src/platform/core/schema.ts does not fit the migrations: run npm run db:types\n')
  process.exitCode = 1
}

async function columnsOfFreshDatabase(): Promise<Column[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'baltra-types-'))
  const { db, close } = await openDatabase({ dataDir })
  try {
    await migrate(db)
    return await readColumns(db)
  } finally {
    await close()
    await rm(dataDir, { recursive: true })
  }
}

/** The text of schema.ts: one interface per table, and `DB` with all of them. */
export function typesOf(columns: Column[]): string {
  const tables = Map.groupBy(columns, ({ table }) => table)
  const interfaces = [...tables].map(
    ([table, its]) => `export interface ${interfaceName(table)} {\n${its.map(line).join('')}}\n`,
  )
  const all = [...tables.keys()].map((table) => `  ${table}: ${interfaceName(table)}\n`)
  return [HEADER, ...interfaces, `export interface DB {\n${all.join('')}}\n`].join('\n')
}

/** `point_lot` to `PointLot`. */
function interfaceName(table: string): string {
  return table.replaceAll(/(?:^|_)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}

function line(column: Column): string {
  return `  ${column.name}: ${columnType(column)}\n`
}

function columnType(column: Column): string {
  const listed = column.values.map((value) => JSON.stringify(value).slice(1, -1).replaceAll("'", "\\'"))
  const scalar = listed.length > 0 ? listed.map((value) => `'${value}'`).join(' | ') : (TYPES[column.type] ?? 'string')
  const whole = column.isArray ? arrayType(scalar) : scalar
  const type = column.isNullable ? `${whole} | null` : whole
  if (column.isAlwaysGenerated) return `GeneratedAlways<${type}>`
  return column.hasDefault ? `Generated<${type}>` : type
}

function arrayType(element: string): string {
  if (element === 'Timestamp') return 'ColumnType<string[], (string | Date)[], (string | Date)[]>'
  return element.includes('|') ? `(${element})[]` : `${element}[]`
}
