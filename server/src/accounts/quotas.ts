import { sql } from 'kysely'
import { Problem } from '../platform/core/problems.ts'
import { timeText } from '../platform/core/format.ts'
import type { Db } from '../platform/core/db.ts'
import type { Services } from '../platform/core/services.ts'

interface Quota {
  table: 'registration' | 'quotation' | 'personalisation'
  /** the status in which one is pending */
  waiting: 'Pending' | 'pending'
  /** `products`, and their verb: `registered` */
  words: { things: string; made: string }
}

/** What one customer may request. Staff review each, and pictures take disk space. */
const QUOTAS = {
  registrations: {
    table: 'registration',
    waiting: 'Pending',
    words: { things: 'products', made: 'registered' },
  },
  quotations: {
    table: 'quotation',
    waiting: 'Pending',
    words: { things: 'quotations', made: 'asked for' },
  },
  personalisations: {
    table: 'personalisation',
    waiting: 'pending',
    words: { things: 'personalised products', made: 'asked for' },
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
  const { table, waiting, words }: Quota = QUOTAS[what]
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
  if (made.waiting >= pending_requests * allowed)
    throw new Problem(
      429,
      'quota',
      `${made.waiting} of your ${words.things} wait for us. The next one can be ${words.made} when we have looked at one of them`,
    )
  if (made.today < daily_requests * allowed || !made.first) return
  const until = new Date(Date.parse(made.first) + DAY_MS)
  throw new Problem(
    429,
    'quota',
    `You have ${words.made} ${made.today} ${words.things} within a day. The next one can be ${words.made} from ${timeText(until)}`,
    { retryAfter: Math.ceil((until.getTime() - now.getTime()) / 1000) },
  )
}
