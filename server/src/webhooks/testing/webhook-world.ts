import { sql } from 'kysely'
import { expect, onTestFinished } from 'vitest'
import { EVENT_TYPES, type EventType } from 'contract/webhooks/events'
import { testApp } from '../../../test/test-app.ts'
import { lookForEvents, watchEvents } from '../watch-events.ts'
import { receiver, type Received, type Reply } from './receiver.ts'

/** An application that tells a receiver on this machine of events, as the product does. */
export async function webhookWorld(reply?: (came: Received) => Reply | Promise<Reply>) {
  const tested = await testApp({ env: { WEBHOOK_NETWORKS: '127.0.0.1' } })
  const { services, as, build, clock } = tested
  const watch = await watchEvents(services)
  onTestFinished(() => watch.close())
  const there = await receiver(reply)
  /** Webhooks as a member of staff who has just signed in: sessions end when the clock is moved. */
  const office = async () => as(await build.admin()).webhooks
  return {
    ...tested,
    ...there,
    office,
    /** Adds a webhook that leads to the receiver. */
    add: async (types: readonly EventType[] = EVENT_TYPES) =>
      (await (await office()).add({ body: { address: there.address, types: [...types] } })).data,
    get: async (id: number) => (await (await office()).get({ params: { id } })).data,
    /** What a webhook was sent, oldest first. */
    deliveries: async (id: number) =>
      (await (await office()).deliveries({ params: { id }, query: { per_page: 100 } })).data.toReversed(),
    /** Changes a product, as a member of staff would. */
    setPrice: (id: number, price: number) =>
      services.db.updateTable('product').set({ price }).where('id', '=', id).execute(),
    /** Has everything tried that is due, as the product does each minute, and waits until that is done. */
    settle: async () => {
      // Runs that wait in the queue do not know that the clock was moved.
      await services.db.updateTable('webhook').set({ runs_at: null }).execute()
      await lookForEvents(services)
      await expect.poll(underWay).toBe(0)
    },
  }

  /** What is being sent, and what is due and has no earlier event of its record before it. */
  async function underWay(): Promise<number> {
    const now = clock.now().toISOString()
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from webhook_delivery as one
      where state = 'waiting' and (claimed_until > ${now} or next_at <= ${now} and not exists (
        select from webhook_delivery as earlier where earlier.state = 'waiting' and earlier.webhook_id = one.webhook_id
          and earlier.subject_id = one.subject_id and earlier.event_id < one.event_id))`.execute(services.db)
    return rows[0]!.count
  }
}
