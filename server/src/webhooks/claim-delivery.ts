import { sql } from 'kysely'
import type { Db } from '../platform/core/db.ts'
import type { Services } from '../platform/core/services.ts'

/** How many deliveries of one webhook are under way at once, over all processes. */
export const AT_ONCE = 3

/** Longer than a try can take: after that its process must be gone. */
const CLAIMED_MS = 60_000

/** A delivery to try now. */
export interface Claimed {
  id: number
  webhook_id: number
  event_id: number
  tries: number
}

/** No earlier event of the same subject waits for the same webhook. */
const isItsTurn = sql<boolean>`not exists (
  select from webhook_delivery as earlier
  where earlier.webhook_id = webhook_delivery.webhook_id and earlier.state = 'waiting'
    and earlier.subject = webhook_delivery.subject and earlier.subject_id = webhook_delivery.subject_id
    and earlier.event_id < webhook_delivery.event_id)`

const waitingOf = (db: Db, webhook: number) =>
  db.selectFrom('webhook_delivery').where('webhook_id', '=', webhook).where('state', '=', 'waiting')

/** Takes the next delivery of a webhook that is due and whose turn it is; undefined if there is none, or enough are under way. */
export function claimDelivery({ db, clock }: Services, webhook: number): Promise<Claimed | undefined> {
  const now = clock.now()
  return db.transaction().execute(async (tx) => {
    // One claim at a time of each webhook: two that count at once would count the same.
    const isOn = await tx
      .selectFrom('webhook')
      .select('id')
      .where('id', '=', webhook)
      .where('off_reason', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!isOn) return undefined
    const { busy } = await waitingOf(tx, webhook)
      .where('claimed_until', '>=', now.toISOString())
      .select(sql<number>`count(*)::int`.as('busy'))
      .executeTakeFirstOrThrow()
    if (busy >= AT_ONCE) return undefined
    const next = waitingOf(tx, webhook)
      .select('id')
      .where('next_at', '<=', now.toISOString())
      .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<', now.toISOString())]))
      .where(isItsTurn)
      .orderBy('next_at')
      .orderBy('event_id')
      .limit(1)
    return tx
      .updateTable('webhook_delivery')
      .set({ claimed_until: new Date(now.getTime() + CLAIMED_MS) })
      .where('id', '=', next)
      .returning(['id', 'webhook_id', 'event_id', 'tries'])
      .executeTakeFirst()
  })
}

/** When a delivery of a webhook is due next whose turn it is; undefined where none waits. */
export async function nextDue(db: Db, webhook: number): Promise<Date | undefined> {
  const { at } = await waitingOf(db, webhook)
    .where(isItsTurn)
    .select(sql<string | null>`min(greatest(next_at, claimed_until))`.as('at'))
    .executeTakeFirstOrThrow()
  return at === null ? undefined : new Date(at)
}

/** The webhooks for which something is due. */
export async function dueWebhooks(db: Db, now: Date): Promise<number[]> {
  const at = now.toISOString()
  const rows = await db
    .selectFrom('webhook')
    .select('id')
    .where('off_reason', 'is', null)
    .where(
      sql<boolean>`exists (
        select from webhook_delivery
        where webhook_id = webhook.id and state = 'waiting' and next_at <= ${at}
          and (claimed_until is null or claimed_until < ${at}) and ${isItsTurn})`,
    )
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}
