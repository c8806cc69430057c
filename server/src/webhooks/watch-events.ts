import type { Services } from '../platform/core/services.ts'
import { alarm } from '../platform/jobs/alarm.ts'
import { listenTo } from '../platform/jobs/boss-database.ts'
import { dueWebhooks } from './claim-delivery.ts'
import { spreadEvents } from './spread-events.ts'
import { wake } from './wake.ts'

/** As the table's function names it. */
const CHANNEL = 'webhook_event'
/** Events that are written together are spread together. */
const GATHER_MS = 20
/** How often it looks for what no notification told of, and what no job looks after any more. */
const LOOK_EVERY_MS = 60_000

/** Has new events sent as soon as what wrote them is committed, until it is closed. */
export async function watchEvents(services: Services): Promise<{ close(): Promise<void> }> {
  const { database, log } = services
  const look = () =>
    void lookForEvents(services).catch((err: unknown) => log.warn({ err }, 'events are not handed to the queue'))
  const bell = alarm(look)
  const listener = await listenTo(database, CHANNEL, {
    onNotification: () => bell.set('', GATHER_MS),
    onReconnect: () => bell.set('', 0),
  })
  const timer = setInterval(look, LOOK_EVERY_MS).unref()
  return {
    close: async () => {
      clearInterval(timer)
      bell.clear()
      await listener.close()
    },
  }
}

/** Spreads new events, and queues what is due and whose run was lost. */
export async function lookForEvents(services: Services): Promise<void> {
  const { db, clock } = services
  await spreadEvents(services)
  for (const webhook of await dueWebhooks(db, clock.now()))
    await db.transaction().execute((tx) => wake(tx, services, webhook))
}
