import { m } from 'contract/messages'
import { z } from 'zod'
import { changesTo } from '../core/changes.ts'
import { define } from '../core/endpoint.ts'
import {
  byId,
  day,
  done,
  filled,
  flag,
  idNumber,
  jsonList,
  one,
  optionalText,
  paged,
  paging,
  timestamp,
} from '../core/fields.ts'
import { EVENT_TYPES } from './events.ts'
import { ADDRESS_MAX, DELIVERY_PROBLEMS, DELIVERY_STATES, DESCRIPTION_MAX, OFF_REASONS, REPLAYS } from './words.ts'

const webhook = z.object({
  id: z.int(),
  address: z.string(),
  description: z.string(),
  /** of which events it is told */
  types: z.array(z.enum(EVENT_TYPES)),
  /** why it is off; null while it is on */
  off_reason: z.enum(OFF_REASONS).nullable(),
  /** since when nothing has arrived; null where the last try arrived */
  failing_since: timestamp.nullable(),
  last_tried_at: timestamp.nullable(),
  last_arrived_at: timestamp.nullable(),
  waiting: z.int(),
  failed: z.int(),
  /** until when the secret before signs as well; null where there is none */
  before_until: timestamp.nullable(),
  /** rises with each change; a change may say which one it saw */
  version: z.int(),
  date_joined: timestamp,
})
export type Webhook = z.output<typeof webhook>

const problem = z.enum(DELIVERY_PROBLEMS).nullable()

const attempt = z.object({
  id: z.int(),
  at: timestamp,
  ms: z.int(),
  /** null where nothing answered */
  status: z.int().nullable(),
  headers: z.record(z.string(), z.string()),
  /** the beginning of what was answered */
  answer: z.string(),
  /** why it did not arrive; null where it did */
  problem,
  /** what the system says of that: `ECONNREFUSED` */
  detail: z.string(),
})
export type WebhookAttempt = z.output<typeof attempt>

const delivery = z.object({
  id: z.int(),
  /** the same in each try: a receiver knows by it what it has already */
  message_id: z.string(),
  type: z.string(),
  /** when it happened */
  at: timestamp,
  subject_id: z.int(),
  state: z.enum(DELIVERY_STATES),
  tries: z.int(),
  /** when it is tried next; null where it is not */
  next_at: timestamp.nullable(),
  /** of the last try; null before the first, or where nothing answered */
  status: z.int().nullable(),
  /** of the last try */
  problem,
})
export type WebhookDelivery = z.output<typeof delivery>

/** A delivery with what is sent and every try. */
const wholeDelivery = delivery.extend({ body: z.string(), attempts: z.array(attempt) })
export type WholeDelivery = z.output<typeof wholeDelivery>

const withSecret = one(webhook.extend({ secret: z.string() }))

const form = z.object({
  address: filled(m.webhooks_enter_address, m.webhooks_the_address, ADDRESS_MAX),
  description: optionalText(m.webhooks_the_description, DESCRIPTION_MAX),
  types: jsonList(z.enum(EVENT_TYPES, { error: m.webhooks_choose_events }), m.webhooks_choose_events, { min: 1 }),
})

const ofDelivery = z.object({ id: idNumber(), delivery_id: idNumber() })

/** Other systems that are told of what happens here, in the form of Standard Webhooks. */
export const webhooks = define({
  list: {
    method: 'GET',
    path: '/webhooks',
    access: 'webhooks.manage',
    summary: 'Webhooks with their state, oldest first',
    query: z.object(paging(20)),
    response: paged(webhook),
  },
  get: {
    method: 'GET',
    path: '/webhooks/:id',
    access: 'webhooks.manage',
    summary: 'One webhook',
    params: byId,
    response: one(webhook),
  },
  add: {
    method: 'POST',
    path: '/webhooks',
    access: 'webhooks.manage',
    recentPassword: true,
    summary: 'Add a webhook; its secret is in this answer and nowhere else',
    body: form,
    response: withSecret,
  },
  update: {
    method: 'PUT',
    path: '/webhooks/:id',
    access: 'webhooks.manage',
    recentPassword: true,
    summary: 'Change where a webhook leads, of what it is told, or its description',
    params: byId,
    body: changesTo(form),
    response: one(webhook),
  },
  delete: {
    method: 'DELETE',
    path: '/webhooks/:id',
    access: 'webhooks.manage',
    recentPassword: true,
    summary: 'Delete a webhook with its deliveries',
    params: byId,
    response: done,
  },
  rotate: {
    method: 'POST',
    path: '/webhooks/:id/rotate',
    access: 'webhooks.manage',
    recentPassword: true,
    summary: 'Make a new secret, which is in this answer and nowhere else; the one before signs as well for 24 hours',
    params: byId,
    response: withSecret,
  },
  turn: {
    method: 'POST',
    path: '/webhooks/:id/turn',
    access: 'webhooks.manage',
    summary: 'Switch a webhook on or off; what happens while it is off is sent only by a replay',
    params: byId,
    body: z.object({ on: flag() }),
    response: one(webhook),
  },
  test: {
    method: 'POST',
    path: '/webhooks/:id/test',
    access: 'webhooks.manage',
    summary: 'Send an event `webhook.test` at once, and tell what was answered',
    params: byId,
    response: one(wholeDelivery),
  },
  deliveries: {
    method: 'GET',
    path: '/webhooks/:id/deliveries',
    access: 'webhooks.manage',
    summary: 'What a webhook was sent in the last 30 days, newest first',
    params: byId,
    query: z.object({ state: z.enum(DELIVERY_STATES).optional(), ...paging() }),
    response: paged(delivery),
  },
  delivery: {
    method: 'GET',
    path: '/webhooks/:id/deliveries/:delivery_id',
    access: 'webhooks.manage',
    summary: 'One delivery with its body, every try and its answer',
    params: ofDelivery,
    response: one(wholeDelivery),
  },
  sendAgain: {
    method: 'POST',
    path: '/webhooks/:id/deliveries/:delivery_id/again',
    access: 'webhooks.manage',
    summary: 'Send a delivery again, under the same id',
    params: ofDelivery,
    response: done,
  },
  replay: {
    method: 'POST',
    path: '/webhooks/:id/replay',
    access: 'webhooks.manage',
    summary: 'Send the events of some days again, each under the id it had: what did not arrive, or all',
    params: byId,
    body: z.object({
      from: day(m.core_day_expected),
      /** the last day */
      to: day(m.core_day_expected),
      what: z.enum(REPLAYS).default('unsent'),
    }),
    response: done.extend({ sent: z.int() }),
  },
})
