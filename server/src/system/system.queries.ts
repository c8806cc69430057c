import { sql } from 'kysely'
import type { SystemState } from 'contract/system/endpoints'
import type { Db } from '../platform/core/db.ts'
import { queueAge, queueDepth } from '../platform/jobs/queue-depth.ts'

/** The database's own account of itself. */
export async function databaseFacts(db: Db): Promise<{ version: string; migration: string; now: Date }> {
  const { rows } = await sql<{ version: string; migration: string; now: number }>`
    select current_setting('server_version') as version, (select max(name) from schema_migration) as migration,
      (extract(epoch from clock_timestamp()) * 1000)::float8 as now
  `.execute(db)
  const { now, ...rest } = rows[0]!
  return { ...rest, now: new Date(now) }
}

export async function databaseBytes(db: Db): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`select pg_database_size(current_database())::float8 as bytes`.execute(
    db,
  )
  return rows[0]!.bytes
}

/** Waiting, running and failed jobs by name, and how late the oldest is. */
export async function queueFacts(db: Db): Promise<SystemState['queues']> {
  const [depths, ages] = await Promise.all([queueDepth(db), queueAge(db)])
  const late = new Map(ages.map(({ name, seconds }) => [name, Math.max(0, Math.round(seconds))]))
  return [...new Set(depths.map(({ name }) => name))].map((name) => {
    const of = (wanted: string) => depths.find((depth) => depth.name === name && depth.state === wanted)?.total ?? 0
    return {
      name,
      waiting: of('waiting'),
      running: of('running'),
      failed: of('dead'),
      late_seconds: late.get(name) ?? 0,
    }
  })
}
