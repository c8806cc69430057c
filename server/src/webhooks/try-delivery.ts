import type { Claimed } from './claim-delivery.ts'
import type { Services } from '../platform/core/services.ts'
import { bodyOf } from './event-body.ts'
import { postEvent, type Outcome } from './post-event.ts'
import { openSecret, signedHeaders } from './secrets.ts'

/** One try as it is kept. */
export interface Try extends Outcome {
  at: Date
  headers: Record<string, string>
}

/** Sends a claimed delivery once, outside of any transaction; undefined where its webhook is gone. */
export async function tryDelivery(services: Services, { webhook_id, event_id }: Claimed): Promise<Try | undefined> {
  const { db, clock, config } = services
  const found = await db
    .selectFrom('webhook')
    .innerJoin('webhook_event', (join) => join.on('webhook_event.id', '=', event_id))
    .where('webhook.id', '=', webhook_id)
    .select(['address', 'sealed', 'sealed_before', 'before_until', 'message_id', 'type', 'at', 'data'])
    .executeTakeFirst()
  if (!found) return undefined
  const now = clock.now()
  const both = [
    found.sealed,
    ...(found.before_until !== null && new Date(found.before_until) > now ? [found.sealed_before ?? ''] : []),
  ]
  const secrets = both.map((sealed) => openSecret(sealed, webhook_id, config)).filter((secret) => secret !== undefined)
  if (secrets.length === 0) return { at: now, ms: 0, headers: {}, answer: '', problem: 'no_secret', detail: '' }
  const body = bodyOf(found)
  const headers = signedHeaders({ id: found.message_id, at: now, body, secrets })
  const outcome = await postEvent(found.address, { headers, body, networks: config.webhookNetworks })
  return { at: now, headers, ...outcome }
}
