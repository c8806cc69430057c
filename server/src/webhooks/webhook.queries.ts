import { m } from 'contract/messages'
import { sql } from 'kysely'
import type { Pagination } from 'contract/core/fields'
import type { Webhook, WebhookDelivery, WholeDelivery } from 'contract/webhooks/endpoints'
import type { EventType } from 'contract/webhooks/events'
import type { DeliveryProblem, DeliveryState } from 'contract/webhooks/words'
import type { Db } from '../platform/core/db.ts'
import { NotFound } from '../platform/core/problems.ts'
import { offsetOf, paginationOf, type PageRequest } from '../platform/database/page-of.ts'
import { bodyOf } from './event-body.ts'

const countOf = (state: DeliveryState) =>
  sql<number>`(select count(*)::int from webhook_delivery where webhook_id = webhook.id and state = ${sql.lit(state)})`

const webhooks = (db: Db) =>
  db
    .selectFrom('webhook')
    .select([
      'webhook.id',
      'address',
      'description',
      'off_reason',
      'failing_since',
      'last_tried_at',
      'last_arrived_at',
      'version',
      'created_at as date_joined',
    ])
    .select([
      sql<EventType[]>`types`.as('types'),
      sql<string | null>`case when before_until > now() then before_until end`.as('before_until'),
      countOf('waiting').as('waiting'),
      countOf('failed').as('failed'),
    ])

/** One page of the webhooks, oldest first. */
export async function pageOfWebhooks(db: Db, page: PageRequest): Promise<{ data: Webhook[]; pagination: Pagination }> {
  const [data, { total }] = await Promise.all([
    webhooks(db).orderBy('webhook.id').limit(page.per_page).offset(offsetOf(page)).execute(),
    db
      .selectFrom('webhook')
      .select(sql<number>`count(*)::int`.as('total'))
      .executeTakeFirstOrThrow(),
  ])
  return { data, pagination: paginationOf(page, total) }
}

/** One webhook. Throws NotFound. */
export async function getWebhook(db: Db, id: number): Promise<Webhook> {
  const row = await webhooks(db).where('webhook.id', '=', id).executeTakeFirst()
  if (!row) throw new NotFound(m.webhooks_not_found())
  return row
}

/** How many are off although nobody switched them off. */
export async function countFailedWebhooks(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('webhook')
    .where('off_reason', 'in', ['gone', 'failing'])
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  return total
}

const deliveriesOf = (db: Db, webhook: number) =>
  db
    .selectFrom('webhook_delivery as delivery')
    .innerJoin('webhook_event as event', 'event.id', 'delivery.event_id')
    .where('delivery.webhook_id', '=', webhook)

const withLastTry = (db: Db, webhook: number) =>
  deliveriesOf(db, webhook)
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('webhook_attempt')
          .select(['status', 'problem'])
          .whereRef('delivery_id', '=', 'delivery.id')
          .orderBy('id', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select([
      'delivery.id',
      'event.message_id',
      'event.type',
      'event.at',
      'event.data',
      'delivery.subject_id',
      'delivery.state',
      'delivery.tries',
      'last.status',
    ])
    .select([
      sql<string | null>`case delivery.state when 'waiting' then delivery.next_at end`.as('next_at'),
      sql<DeliveryProblem | null>`last.problem`.as('problem'),
    ])

/** One page of what a webhook was sent, newest first. Throws NotFound. */
export async function pageOfDeliveries(
  db: Db,
  webhook: number,
  { state, ...page }: { state?: DeliveryState | undefined } & PageRequest,
): Promise<{ data: WebhookDelivery[]; pagination: Pagination }> {
  await getWebhook(db, webhook)
  const [data, { total }] = await Promise.all([
    withLastTry(db, webhook)
      .$if(state !== undefined, (query) => query.where('delivery.state', '=', state!))
      .orderBy('delivery.event_id', 'desc')
      .limit(page.per_page)
      .offset(offsetOf(page))
      .execute(),
    deliveriesOf(db, webhook)
      .$if(state !== undefined, (query) => query.where('delivery.state', '=', state!))
      .select(sql<number>`count(*)::int`.as('total'))
      .executeTakeFirstOrThrow(),
  ])
  return { data, pagination: paginationOf(page, total) }
}

/** One delivery with its body and its tries, the last one first. Throws NotFound. */
export async function getDelivery(db: Db, webhook: number, id: number): Promise<WholeDelivery> {
  const row = await withLastTry(db, webhook).where('delivery.id', '=', id).executeTakeFirst()
  if (!row) throw new NotFound(m.webhooks_delivery_not_found())
  const attempts = await db
    .selectFrom('webhook_attempt')
    .where('delivery_id', '=', id)
    .select(['id', 'at', 'ms', 'status', 'answer', 'problem', 'detail'])
    .select(sql<Record<string, string>>`headers`.as('headers'))
    .orderBy('id', 'desc')
    .execute()
  return { ...row, body: bodyOf(row), attempts }
}
