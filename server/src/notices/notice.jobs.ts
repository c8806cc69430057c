import { sql } from 'kysely'
import { z } from 'zod'
import { defineJob } from '../platform/jobs/define-job.ts'
import type { Services } from '../platform/core/services.ts'

/** How many of the newest are kept per account. */
export const KEPT_NOTICES = 200
/** How long a notice is kept. */
export const KEPT_DAYS = 365

const DAY_MS = 24 * 60 * 60_000

/** Removes notices that are no longer needed: old ones, and all but the newest of an account with many. */
export const clearNotices = defineJob('notices.clear', z.object({}), clear, {
  cron: '50 2 * * *',
  expireInSeconds: 1800,
})

async function clear(_: object, { db, clock }: Services): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS)
  await db.deleteFrom('notice').where('created_at', '<', before.toISOString()).execute()
  const many = await db
    .selectFrom('notice')
    .select('account_id')
    .groupBy('account_id')
    .having(sql<number>`count(*)::int`, '>', KEPT_NOTICES)
    .orderBy('account_id')
    .execute()
  for (const { account_id } of many)
    await db
      .deleteFrom('notice')
      .where('account_id', '=', account_id)
      .where('id', '<=', (eb) =>
        eb
          .selectFrom('notice as newer')
          .select('newer.id')
          .where('newer.account_id', '=', account_id)
          .orderBy('newer.id', 'desc')
          .limit(1)
          .offset(KEPT_NOTICES),
      )
      .execute()
}
