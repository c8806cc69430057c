import { z } from 'zod'
import { defineJob } from '../jobs/define-job.ts'
import type { Services } from '../services.ts'
import { expirePoints } from './point.service.ts'

/** Writes off points whose time is over. Until then the balance leaves them out, so a night without it does no harm. */
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
