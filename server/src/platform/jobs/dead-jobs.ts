import { type Kysely, sql } from 'kysely'
import { withoutSecrets } from '../audit/without-secrets.ts'
import { offsetOf, type PageRequest } from '../database/page-of.ts'
import type { DB } from '../core/schema.ts'

/** Where a job goes after its last retry. Rows are kept long enough for a return from a long leave. */
export const DEAD = 'dead'
export const DEAD_KEPT_DAYS = 60

export interface DeadJob {
  id: string
  name: string
  /** without secrets */
  payload: unknown
  last_error: string
  failed_at: string
  attempts: number
}

/** The jobs that failed for good, newest first, and their number. */
export async function deadJobs(db: Kysely<DB>, page: PageRequest): Promise<{ rows: DeadJob[]; total: number }> {
  const { rows } = await sql<{ total: number; jobs: DeadJob[] }>`
    select (select count(*)::int from pgboss.job where name = ${DEAD} and state = 'created') as total,
      coalesce(json_agg(dead), '[]') as jobs
    from (
      select id, source_name as name, data as payload, coalesce(source_output->>'message', 'No reason is known') as last_error,
        to_char(created_on at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as failed_at,
        coalesce(source_retry_count, 0) + 1 as attempts
      from pgboss.job
      where name = ${DEAD} and state = 'created'
      order by created_on desc, id
      limit ${page.per_page} offset ${offsetOf(page)}
    ) dead
  `.execute(db)
  const { total, jobs } = rows[0]!
  return { rows: jobs.map((job) => ({ ...job, payload: withoutSecrets(job.payload) })), total }
}

/** Removes a dead job from the list. Returns false if it does not exist. */
export async function giveUpJob(db: Kysely<DB>, id: string): Promise<boolean> {
  const { rows } = await sql`
    delete from pgboss.job where name = ${DEAD} and state = 'created' and id = ${id} returning id
  `.execute(db)
  return rows.length === 1
}
