import { z } from 'zod'
import { defineJob } from '../platform/jobs/define-job.ts'
import type { Services } from '../platform/core/services.ts'
import { expirePoints } from './expire-points.ts'

/** Writes off expired points. The balance ignores them before that, so a missed night does no harm. */
export const expireAllPoints = defineJob('points.expire', z.object({}), writeOff, {
  cron: '20 0 * * *',
  expireInSeconds: 1800,
})

async function writeOff(_: object, { db, clock }: Services): Promise<void> {
  const at = clock.now()
  const owners = await db
    .selectFrom('point_lot')
    .where('remaining', '>', 0)
    .where('expires_at', '<=', at.toISOString())
    .select('customer_id')
    .distinct()
    .orderBy('customer_id')
    .execute()
  for (const { customer_id } of owners) await db.transaction().execute((tx) => expirePoints(tx, customer_id, at))
}
