import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { BackupError } from './backup-error.ts'
import { readContents, SCHEMAS } from './contents.ts'
import { compare, type Manifest } from './manifest.ts'
import { findProgram, runOn } from './postgresql-programs.ts'
import { connectTo, DUMP, majorVersion, SET_ASIDE } from './postgresql-snapshot.ts'

const GONE_AFTER_MS = 3_000

/** A database on a server that is to be restored. */
export interface Server {
  hasTables(): Promise<boolean>
  /** Restores a backup; returns the schemas that hold the previous data. On failure everything is as before. */
  restore(from: string, manifest: Manifest, stamp: string): Promise<string[]>
  release(): Promise<void>
}

/** Throws BackupError when a process of the product is connected. */
export async function claimServer(databaseUrl: string): Promise<Server> {
  const client = await connectTo(databaseUrl)
  try {
    await refuseWhenUsed(client)
  } catch (error) {
    await client.end()
    throw error
  }
  return {
    hasTables: async () => (await schemasWithTables(client)).length > 0,
    async restore(from, manifest, stamp) {
      const version = await majorVersion(client)
      if (Number.parseInt(manifest.database.server_version, 10) > version)
        throw new BackupError(
          `The backup is of PostgreSQL ${manifest.database.server_version}, and this server is ${version}: it must not be older`,
        )
      const program = await findProgram('pg_restore', version)
      const schemas = await schemasWithTables(client)
      const asides = schemas.map((schema) => ({ schema, aside: `${SET_ASIDE}${stamp}_${schema}` }))
      await inTransaction(client, () => setAside(client, asides))
      try {
        await runOn(databaseUrl, program, [
          '--exit-on-error',
          '--single-transaction',
          '--no-owner',
          '--no-privileges',
          join(from, DUMP),
        ])
        compare(manifest, await readContents(client))
      } catch (error) {
        await inTransaction(client, () => takeBack(client, asides))
        throw error
      }
      return asides.map(({ aside }) => `schema ${aside}`)
    },
    release: () => client.end(),
  }
}

/** The server still sees a process for a moment after it has stopped. */
async function refuseWhenUsed(client: pg.Client): Promise<void> {
  for (const until = Date.now() + GONE_AFTER_MS; ; await sleep(100)) {
    const { rows } = await client.query<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity where datname = current_database() and application_name = 'baltra'`,
    )
    if (!rows[0]?.n) return
    if (Date.now() > until)
      throw new BackupError(`The database is in use by Baltra (${rows[0].n} connections): stop every process first`)
  }
}

async function schemasWithTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select distinct n.nspname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and n.nspname = any($1)`,
    [SCHEMAS],
  )
  return rows.map(({ name }) => name)
}

interface Aside {
  schema: string
  aside: string
}

/** Quick, and allowed to the database's owner. Extensions stay in `public`: they are not ours to move. */
async function setAside(client: pg.Client, asides: Aside[]): Promise<void> {
  for (const { schema, aside } of asides)
    if (schema === 'public') await moveAll(client, schema, aside)
    else await client.query(`alter schema ${schema} rename to ${aside}`)
}

async function takeBack(client: pg.Client, asides: Aside[]): Promise<void> {
  for (const { schema, aside } of asides) {
    if (schema === 'public') {
      await moveAll(client, schema, `failed_${aside}`)
      await client.query(`drop schema failed_${aside} cascade`)
      await moveAll(client, aside, schema)
      await client.query(`drop schema ${aside}`)
    } else {
      await client.query(`drop schema if exists ${schema} cascade`)
      await client.query(`alter schema ${aside} rename to ${schema}`)
    }
  }
}

/**
 * Moves the contents of a schema to another, except extensions. Indexes, triggers and column sequences move with their
 * tables.
 */
async function moveAll(client: pg.Client, from: string, to: string): Promise<void> {
  await client.query(`create schema if not exists ${to}`)
  const { rows } = await client.query<{ statement: string }>(MOVES, [from, to])
  for (const { statement } of rows) await client.query(statement)
}

const MOVES = `
  with ours as (
    select 'pg_class'::regclass as class, c.oid, c.oid::regclass::text as name, case c.relkind
        when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end as kind
      from pg_class c where c.relnamespace = $1::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'S')
    union all
    select 'pg_proc'::regclass, p.oid, p.oid::regprocedure::text, 'routine'
      from pg_proc p where p.pronamespace = $1::regnamespace
    union all
    select 'pg_type'::regclass, t.oid, t.oid::regtype::text, 'type'
      from pg_type t where t.typnamespace = $1::regnamespace and t.typtype in ('e', 'd')
  )
  select format('alter %s %s set schema %I', kind, name, $2::text) as statement from ours
  where not exists (select from pg_depend d where d.classid = ours.class and d.objid = ours.oid
    and (d.deptype = 'e' or kind = 'sequence' and d.deptype in ('a', 'i') and d.refclassid = 'pg_class'::regclass))`

async function inTransaction(client: pg.Client, work: () => Promise<void>): Promise<void> {
  await client.query('begin')
  try {
    await work()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
