import { TEST_EVENT } from 'contract/webhooks/events'
import type { Services } from '../platform/core/services.ts'
import type { Claimed } from './claim-delivery.ts'
import { keepAttempt } from './record-try.ts'
import { lockWebhook } from './save-webhook.ts'
import { tryDelivery } from './try-delivery.ts'

/** Longer than the try that follows. */
const CLAIMED_MS = 60_000

/**
 * Sends a test event at once, once, also where the webhook is off. Returns its delivery. It says nothing about the
 * webhook: that neither switches it off nor counts as a failure. Throws NotFound.
 */
export async function testWebhook(services: Services, id: number): Promise<number> {
  const { db } = services
  const claimed = await db.transaction().execute((tx) => claimTest(tx, services, id))
  const done = await tryDelivery(services, claimed)
  if (done)
    await db.transaction().execute(async (tx) => {
      if (!(await keepAttempt(tx, claimed, done))) return
      await tx
        .updateTable('webhook_delivery')
        .set({ state: done.problem === null ? 'sent' : 'failed', tries: 1, claimed_until: null })
        .where('id', '=', claimed.id)
        .execute()
    })
  return claimed.id
}

async function claimTest(tx: Services['db'], { clock }: Services, id: number): Promise<Claimed> {
  await lockWebhook(tx, id)
  const now = clock.now()
  const event = await tx
    .insertInto('webhook_event')
    .values({
      type: TEST_EVENT,
      subject: 'webhook',
      subject_id: id,
      data: { webhook_id: id },
      at: now,
      is_spread: true,
    })
    .returning(['id', 'subject', 'subject_id'])
    .executeTakeFirstOrThrow()
  const { id: event_id, ...subject } = event
  // Given up from the start: a process that ends meanwhile leaves nothing to be tried again.
  return tx
    .insertInto('webhook_delivery')
    .values({
      webhook_id: id,
      event_id,
      ...subject,
      state: 'failed',
      next_at: now,
      claimed_until: new Date(now.getTime() + CLAIMED_MS),
    })
    .returning(['id', 'webhook_id', 'event_id', 'tries'])
    .executeTakeFirstOrThrow()
}
