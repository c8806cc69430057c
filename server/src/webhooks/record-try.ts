import { sql } from 'kysely'
import { FAILING_DAYS } from 'contract/webhooks/words'
import type { Db } from '../platform/core/db.ts'
import type { Services } from '../platform/core/services.ts'
import type { Claimed } from './claim-delivery.ts'
import { MOST_TRIES, waitAfter } from './retries.ts'
import { switchOff } from './switch-off.ts'
import type { Try } from './try-delivery.ts'

const DAY_MS = 24 * 60 * 60_000
const GONE = 410

/**
 * Keeps what came of a try: it arrived, comes again, or is given up. A webhook whose receiver is gone, or where nothing
 * has arrived for days, is switched off.
 */
export async function recordTry({ db, clock }: Services, claimed: Claimed, done: Try): Promise<void> {
  const arrived = done.problem === null
  const tries = claimed.tries + 1
  const now = clock.now()
  const wait = arrived ? undefined : waitAfter(tries, done, now)
  await db.transaction().execute(async (tx) => {
    // First its webhook, as a claim does, so that the two do not wait for each other.
    const webhook = await noteAtWebhook(tx, claimed.webhook_id, done)
    if (!webhook) return
    const kept = await keepAttempt(tx, claimed, done)
    if (!kept) return
    await tx
      .updateTable('webhook_delivery')
      .set({
        tries,
        claimed_until: null,
        ...(wait === undefined ? { state: arrived ? 'sent' : 'failed' } : { next_at: new Date(now.getTime() + wait) }),
      })
      .where('id', '=', claimed.id)
      // It may have been switched off meanwhile; what arrived has arrived all the same.
      .$if(!arrived, (query) => query.where('state', '=', 'waiting'))
      .execute()
    if (done.status === GONE) await switchOff(tx, claimed.webhook_id, 'gone', now)
    else if (!arrived && isFailing(webhook, now)) await switchOff(tx, claimed.webhook_id, 'failing', now)
  })
}

/** Keeps a try beside its delivery; false where that is gone with its webhook. */
export async function keepAttempt(tx: Db, { id }: Pick<Claimed, 'id'>, done: Try): Promise<boolean> {
  const { at, ms, status = null, headers, answer, problem, detail } = done
  const found = await tx.selectFrom('webhook_delivery').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
  if (!found) return false
  await tx
    .insertInto('webhook_attempt')
    .values({ delivery_id: id, at, ms, status, headers, answer, problem, detail })
    .execute()
  return true
}

const noteAtWebhook = (tx: Db, id: number, { at, problem }: Try) =>
  tx
    .updateTable('webhook')
    .set(
      problem === null
        ? { last_tried_at: at, last_arrived_at: at, failing_since: null, failures: 0 }
        : {
            last_tried_at: at,
            failing_since: sql<string>`coalesce(failing_since, ${at.toISOString()}::timestamptz)`,
            failures: sql<number>`failures + 1`,
          },
    )
    .where('id', '=', id)
    .returning(['failing_since', 'failures'])
    .executeTakeFirst()

/** For days, and as often as one delivery is tried: a single failure of last week says little. */
const isFailing = ({ failing_since: since, failures }: { failing_since: string | null; failures: number }, now: Date) =>
  since !== null && failures >= MOST_TRIES && now.getTime() - new Date(since).getTime() >= FAILING_DAYS * DAY_MS
