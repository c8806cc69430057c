import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import { CannotStart } from './errors.ts'

const MIGRATIONS = fileURLToPath(new URL('./migrations/', import.meta.url))
const FILE_NAME = /^(\d{4})-[a-z0-9-]+\.sql$/

/** An arbitrary number, the same in every version of Baltra. */
const LOCK = 7_305_122_001

export interface MigrateOptions {
  directory?: string
  /** told what a file is for before it runs on a database that has data: its first comment */
  announce?: (file: string, purpose: string) => void
}

/**
 * Applies the directory's SQL files in the order of their numbers, each in its own transaction, and returns the names
 * of those it ran. Several processes may do this at once. Refuses a database newer than this version.
 */
export async function migrate<Schema>(
  db: Kysely<Schema>,
  { directory = MIGRATIONS, announce = () => {} }: MigrateOptions = {},
): Promise<string[]> {
  const files = await migrationFiles(directory)
  const applied: string[] = []
  const before = await findApplied(db)
  for (const file of pending(files, before)) {
    const text = await readFile(join(directory, file), 'utf8')
    if (before.length > 0) announce(file, purposeOf(text))
    if (await apply(db, file, text)) applied.push(file)
  }
  return applied
}

async function migrationFiles(directory: string): Promise<string[]> {
  const files = (await readdir(directory)).filter((file) => file.endsWith('.sql')).toSorted()
  for (const [index, file] of files.entries()) {
    const number = FILE_NAME.exec(file)?.[1]
    if (!number) throw new CannotStart(`Migration ${file} is not named like 0001-accounts.sql`)
    const next = files[index + 1]
    if (next?.startsWith(number)) throw new CannotStart(`Migrations ${file} and ${next} have the same number`)
  }
  return files
}

/** The comment at the beginning of a file. */
function purposeOf(text: string): string {
  const [comment = ''] = /^(--.*\n?)*/.exec(text) ?? []
  return comment.replaceAll(/^-- ?/gm, '').trim().replaceAll('\n', ' ')
}

/** The files not yet applied; they must all come after those that are. */
function pending(files: string[], applied: string[]): string[] {
  const unknown = applied.find((file) => !files.includes(file))
  if (unknown) {
    throw new CannotStart(
      `The database has migration ${unknown}, which this version of Baltra lacks: start a newer one`,
    )
  }
  const rest = files.filter((file) => !applied.includes(file))
  const [first] = rest
  const last = applied.at(-1)
  if (first && last && first < last) {
    throw new CannotStart(
      `Migration ${first} comes before ${last}, which the database already has: give it a later number`,
    )
  }
  return rest
}

async function findApplied<Schema>(db: Kysely<Schema>): Promise<string[]> {
  const exists = await sql<{ name: string | null }>`select to_regclass('schema_migration')::text as name`.execute(db)
  if (!exists.rows[0]?.name) return []
  const { rows } = await sql<{ name: string }>`select name from schema_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/** Runs one migration, unless another process did so while we waited for the lock. */
async function apply<Schema>(db: Kysely<Schema>, file: string, text: string): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx) // an index on a large table, or the wait for another process
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx)
    await sql`create table if not exists schema_migration (
      name text primary key, applied_at timestamptz not null default now())`.execute(tx)
    if ((await findApplied(tx)).includes(file)) return false
    await sql.raw(text).execute(tx).catch(failed(file, text))
    await sql`insert into schema_migration (name) values (${file})`.execute(tx)
    return true
  })
}

function failed(file: string, text: string): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof pg.DatabaseError)) throw error
    const line = error.position && text.slice(0, Number(error.position)).split('\n').length
    throw new CannotStart(`Migration ${file} failed${line ? ` at line ${line}` : ''}: ${error.message}`, {
      cause: error,
    })
  }
}
