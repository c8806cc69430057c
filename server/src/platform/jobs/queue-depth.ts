import { type Kysely, sql } from 'kysely'
import type { DB } from '../core/schema.ts'
import { DEAD } from './dead-jobs.ts'

/** What the names of pg-boss's own queues begin with. */
const OWN = '__pgboss__'

export interface QueueDepth {
  name: string
  state: 'waiting' | 'running' | 'dead'
  total: number
}

/** The number of waiting, running and dead jobs by name. Names without jobs are omitted. */
export async function queueDepth(db: Kysely<DB>): Promise<QueueDepth[]> {
  const { rows } = await sql<QueueDepth>`
    select case when name = ${DEAD} then source_name else name end as name,
      case when name = ${DEAD} then 'dead' when state = 'active' then 'running' else 'waiting' end as state,
      count(*)::int as total
    from pgboss.job
    where state < 'completed' and not starts_with(name, ${OWN})
    group by 1, 2
    order by 1, 2
  `.execute(db)
  return rows
}

/** The waiting time of the oldest due job in seconds, by name. Names without jobs are omitted. */
export async function queueAge(db: Kysely<DB>): Promise<{ name: string; seconds: number }[]> {
  const { rows } = await sql<{ name: string; seconds: number }>`
    select name, extract(epoch from now() - min(start_after))::float8 as seconds
    from pgboss.job
    where name <> ${DEAD} and not starts_with(name, ${OWN}) and state < 'active' and not blocked and start_after <= now()
    group by name
  `.execute(db)
  return rows
}

/** The seconds since the oldest unfinished job of this name was queued, also of one that waits for its next try; 0 without any. */
export async function oldestAge(db: Kysely<DB>, name: string): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select coalesce(extract(epoch from now() - min(created_on)), 0)::float8 as seconds
    from pgboss.job where name = ${name} and state < 'completed'
  `.execute(db)
  return Math.max(0, Math.round(rows[0]!.seconds))
}
