import { z } from 'zod'
import { KEPT_DAYS } from 'contract/webhooks/words'
import type { Services } from '../platform/core/services.ts'
import { defineJob } from '../platform/jobs/define-job.ts'
import { AT_ONCE, claimDelivery, nextDue } from './claim-delivery.ts'
import { DELIVER, deliveryRun } from './deliver.queue.ts'
import { recordTry } from './record-try.ts'
import { openSecret, sealSecret } from './secrets.ts'
import { tryDelivery } from './try-delivery.ts'
import { wake } from './wake.ts'

const DAY_MS = 24 * 60 * 60_000

/** A run begins nothing after so long, so that a slow webhook leaves room to the others. */
const RUN_MS = 30_000
/** Where others have claimed what is due, there is nothing to do sooner. */
const LATER_MS = 5_000

/** Sends what is due for one webhook, some at once, each subject in order; then it comes again for what is due later. */
export const sendEvents = defineJob(DELIVER, deliveryRun, deliver, { concurrency: 3, expireInSeconds: 180 })

async function deliver({ webhook }: z.output<typeof deliveryRun>, services: Services): Promise<void> {
  const { db, clock } = services
  // What is written from now on needs another run: this one may have looked already.
  await db.updateTable('webhook').set({ runs_at: null }).where('id', '=', webhook).execute()
  const until = performance.now() + RUN_MS
  const lanes = Array.from({ length: AT_ONCE }, () => sendOneByOne(services, webhook, until))
  const failed = (await Promise.allSettled(lanes)).find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
  const due = await nextDue(db, webhook)
  if (!due) return
  const soonest = new Date(clock.now().getTime() + (performance.now() < until ? LATER_MS : 0))
  await db.transaction().execute((tx) => wake(tx, services, webhook, due > soonest ? due : soonest))
}

async function sendOneByOne(services: Services, webhook: number, until: number): Promise<void> {
  while (performance.now() < until) {
    const claimed = await claimDelivery(services, webhook)
    if (!claimed) return
    const done = await tryDelivery(services, claimed)
    if (done) await recordTry(services, claimed, done)
  }
}

/** Clears old events with their deliveries and secrets that sign no more, and seals secrets with the present AUTH_SECRET that were sealed with the one before. */
export const clearEvents = defineJob('webhook.clear', z.object({}), clear, {
  cron: '5 3 * * *',
  expireInSeconds: 1800,
})

async function clear(_: object, { db, clock, config }: Services): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS).toISOString()
  await db.deleteFrom('webhook_event').where('at', '<', before).execute()
  await db
    .updateTable('webhook')
    .set({ sealed_before: null, before_until: null })
    .where('before_until', '<', clock.now().toISOString())
    .execute()
  for (const { id, sealed } of await db.selectFrom('webhook').select(['id', 'sealed']).orderBy('id').execute()) {
    const { authSecret } = config
    if (openSecret(sealed, id, { authSecret, authSecretBefore: undefined }) !== undefined) continue
    const secret = openSecret(sealed, id, config)
    if (secret === undefined) continue
    await db
      .updateTable('webhook')
      .set({ sealed: sealSecret(secret, id, config) })
      .where('id', '=', id)
      .where('sealed', '=', sealed)
      .execute()
  }
}
