import { m } from 'contract/messages'
import { language, counted } from 'contract/core/wording'
import { sql } from 'kysely'
import { Problem } from '../platform/core/problems.ts'
import { timeText } from '../platform/core/format.ts'
import type { Db } from '../platform/core/db.ts'
import type { Services } from '../platform/core/services.ts'

interface Quota {
  table: 'registration' | 'quotation' | 'personalisation'
  /** the status in which one is pending */
  waiting: 'Pending' | 'pending'
  waits: (inputs: { n: string }) => string
  /** as many were made within a day; the next one can be made from a time */
  spent: (inputs: { n: string; when: string }) => string
}

/** What one customer may request. Staff review each, and pictures take disk space. */
const QUOTAS = {
  registrations: {
    table: 'registration',
    waiting: 'Pending',
    waits: m.accounts_products_wait,
    spent: m.accounts_products_within_day,
  },
  quotations: {
    table: 'quotation',
    waiting: 'Pending',
    waits: m.accounts_quotations_wait,
    spent: m.accounts_quotations_within_day,
  },
  personalisations: {
    table: 'personalisation',
    waiting: 'pending',
    waits: m.accounts_personalisations_wait,
    spent: m.accounts_personalisations_within_day,
  },
} as const satisfies Record<string, Quota>

const DAY_MS = 24 * 60 * 60_000

/**
 * Throws a Problem 429, with the time to wait, when a customer has as many pending or made as many in 24 hours as
 * allowed: those of the settings, multiplied by the account's factor. Inside the transaction that adds one it locks the account, which serialises concurrent requests.
 */
export async function expectRoom(
  db: Db,
  { clock, config, settings }: Pick<Services, 'clock' | 'config' | 'settings'>,
  accountId: number,
  what: keyof typeof QUOTAS,
): Promise<void> {
  const { table, waiting, waits, spent }: Quota = QUOTAS[what]
  const { pending_requests, daily_requests } = settings.current
  const now = clock.now()
  const since = new Date(now.getTime() - DAY_MS)
  const { quota_factor } = await db
    .selectFrom('account')
    .select('quota_factor')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const allowed = quota_factor * config.rateLimitScale
  const { rows } = await sql<{ waiting: number; today: number; first: string | null }>`
    select count(*) filter (where status = ${waiting})::int as waiting,
      count(*) filter (where created_at > ${since})::int as today,
      min(created_at) filter (where created_at > ${since}) as first
    from ${sql.table(table)} where customer_id = ${accountId}`.execute(db)
  const [made] = rows
  if (!made) return
  if (made.waiting >= pending_requests * allowed) throw new Problem(429, 'quota', waits({ n: counted(made.waiting) }))
  if (made.today < daily_requests * allowed || !made.first) return
  const until = new Date(Date.parse(made.first) + DAY_MS)
  throw new Problem(429, 'quota', spent({ n: counted(made.today), when: timeText(until, language()) }), {
    retryAfter: Math.ceil((until.getTime() - now.getTime()) / 1000),
  })
}
