import { sql } from 'kysely'
import { Problem } from '../core/problems.ts'
import { timeText } from '../core/format.ts'
import type { Db } from '../core/db.ts'
import type { Services } from '../services.ts'

interface Quota {
  table: 'registration' | 'quotation' | 'personalisation'
  /** the state in which one waits for staff */
  waiting: 'Pending' | 'pending'
  /** `products`, and what is done with them: `registered` */
  words: { things: string; made: string }
}

/** What one customer may ask for. Staff look at each, and each with pictures takes room on the disk. */
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

/** Of each of these that may wait, and that may be made in 24 hours; both times the factor of the account. */
const MAX_WAITING = 20
const MAX_A_DAY = 40
const DAY_MS = 24 * 60 * 60_000

/**
 * Throws a Problem 429, with when it goes on, where a customer has as many waiting or made as many in 24 hours as they may. Within
 * the transaction that adds one it holds the account, so that those at once are counted one after the other.
 */
export async function expectRoom(
  db: Db,
  { clock, config }: Pick<Services, 'clock' | 'config'>,
  accountId: number,
  what: keyof typeof QUOTAS,
): Promise<void> {
  const { table, waiting, words }: Quota = QUOTAS[what]
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
  if (made.waiting >= MAX_WAITING * allowed)
    throw new Problem(
      429,
      'quota',
      `${made.waiting} of your ${words.things} wait for us. The next one can be ${words.made} when we have looked at one of them`,
    )
  if (made.today < MAX_A_DAY * allowed || !made.first) return
  const until = new Date(Date.parse(made.first) + DAY_MS)
  throw new Problem(
    429,
    'quota',
    `You have ${words.made} ${made.today} ${words.things} within a day. The next one can be ${words.made} from ${timeText(until)}`,
    { retryAfter: Math.ceil((until.getTime() - now.getTime()) / 1000) },
  )
}

/** How many times the usual quotas an account has. */
export async function quotaFactorOf(db: Db, accountId: number): Promise<number> {
  const row = await db.selectFrom('account').select('quota_factor').where('id', '=', accountId).executeTakeFirst()
  return row?.quota_factor ?? 1
}
