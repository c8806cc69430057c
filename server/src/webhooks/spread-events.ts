import { sql } from 'kysely'
import type { Services } from '../platform/core/services.ts'
import { wake } from './wake.ts'

/** How many events one transaction takes. */
const STEP = 500

/** Makes a delivery of each new event for each webhook that is told of its type, and has them sent. */
export async function spreadEvents(services: Services): Promise<void> {
  for (;;) if ((await spreadSome(services)) < STEP) return
}

const spreadSome = ({ db, clock, jobs }: Services): Promise<number> =>
  db.transaction().execute(async (tx) => {
    // One process at a time: of two, the later event of a subject might have its delivery before the earlier one.
    await sql`select pg_advisory_xact_lock(hashtext('webhook_event'))`.execute(tx)
    const { rows: events } = await sql<{ id: number }>`
      select id from webhook_event where not is_spread order by id limit ${STEP} for update`.execute(tx)
    if (events.length === 0) return 0
    const ids = events.map(({ id }) => id)
    const { rows: added } = await sql<{ webhook_id: number }>`
      insert into webhook_delivery (webhook_id, event_id, subject, subject_id, next_at)
      select webhook.id, event.id, event.subject, event.subject_id, ${clock.now().toISOString()}
      from webhook_event as event join webhook on event.type = any(webhook.types) and webhook.off_reason is null
      where event.id = any(${ids})
      order by event.id, webhook.id
      on conflict on constraint webhook_delivery_once do nothing
      returning webhook_id`.execute(tx)
    await tx.updateTable('webhook_event').set({ is_spread: true }).where('id', 'in', ids).execute()
    for (const webhook of [...new Set(added.map(({ webhook_id }) => webhook_id))].toSorted((a, b) => a - b))
      await wake(tx, { clock, jobs }, webhook)
    return events.length
  })
