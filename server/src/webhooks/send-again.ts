import { m } from 'contract/messages'
import type { Input } from 'contract/core/endpoint'
import { daysBetween } from 'contract/core/dates/nepal-time'
import { TEST_EVENT } from 'contract/webhooks/events'
import type { webhooks } from 'contract/webhooks/endpoints'
import { KEPT_DAYS } from 'contract/webhooks/words'
import { sql } from 'kysely'
import { recordAudit } from '../platform/audit/audit.ts'
import type { Caller } from '../platform/core/caller.ts'
import type { Db } from '../platform/core/db.ts'
import { Conflict, Invalid, NotFound } from '../platform/core/problems.ts'
import type { Services } from '../platform/core/services.ts'
import { betweenDays } from '../platform/database/between-days.ts'
import { lockWebhook } from './save-webhook.ts'
import { wake } from './wake.ts'

type Range = Input<typeof webhooks.replay>['body']

/** Sends one delivery again, under the same id; what waits already is tried at once. Throws NotFound or Conflict. */
export async function sendAgain(services: Services, id: number, delivery: number): Promise<void> {
  const { db, clock } = services
  await db.transaction().execute(async (tx) => {
    await lockOn(tx, id)
    const found = await tx
      .updateTable('webhook_delivery')
      .set({ state: 'waiting', tries: 0, next_at: clock.now() })
      .where('id', '=', delivery)
      .where('webhook_id', '=', id)
      .returning('id')
      .executeTakeFirst()
    if (!found) throw new NotFound(m.webhooks_delivery_not_found())
    await wake(tx, services, id)
  })
}

/**
 * Sends the events of some days again, also those that happened while the webhook was off: what did not arrive, or all.
 * Returns how many. Throws NotFound, Invalid or Conflict.
 */
export async function replayEvents(
  services: Services,
  user: Caller,
  id: number,
  { from, to, what }: Range,
): Promise<number> {
  const { db, clock } = services
  const days = daysBetween(new Date(from), new Date(to))
  if (days < 0) throw new Invalid({ to: m.webhooks_days_in_order() })
  if (days > KEPT_DAYS) throw new Invalid({ to: m.webhooks_days_kept() })
  return db.transaction().execute(async (tx) => {
    await lockOn(tx, id)
    const at = clock.now()
    const { rows } = await sql`
      insert into webhook_delivery as kept (webhook_id, event_id, subject, subject_id, next_at)
      select webhook.id, event.id, event.subject, event.subject_id, ${at.toISOString()}
      from webhook_event as event join webhook on event.type = any(webhook.types)
      where webhook.id = ${id} and event.type <> ${TEST_EVENT} and event.is_spread and ${betweenDays('event.at', { from, to })}
      order by event.id
      on conflict on constraint webhook_delivery_once do update
        set state = 'waiting', tries = 0, next_at = excluded.next_at
        where kept.state = 'failed' ${what === 'all' ? sql`or kept.state = 'sent'` : sql``}
      returning kept.id`.execute(tx)
    if (rows.length > 0) await wake(tx, services, id)
    const after = { from, to, sent: rows.length }
    await recordAudit(tx, { actor: user, action: 'webhook.replay', subject: { table: 'webhook', id }, after, at })
    return rows.length
  })
}

async function lockOn(tx: Db, id: number): Promise<void> {
  const { off_reason } = await lockWebhook(tx, id)
  if (off_reason !== null) throw new Conflict(m.webhooks_is_off())
}
