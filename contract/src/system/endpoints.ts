import { m } from 'contract/messages'
import { z } from 'zod'
import { define } from '../core/endpoint.ts'
import { done, one, timestamp } from '../core/fields.ts'
import { DISK_PLACES, GATEWAYS, LOG_LEVELS, SYSTEM_TROUBLES } from './words.ts'

const trouble = z.object({
  kind: z.enum(SYSTEM_TROUBLES),
  /** percent free, seconds off or late, days left, minutes late, failures in a row, credit or parts; at least 1 */
  count: z.int(),
})
export type Trouble = z.output<typeof trouble>

/** The health of the answering process, its database and its machine, without secrets or addresses. */
const systemState = z.object({
  version: z.string(),
  node_version: z.string(),
  memory_bytes: z.number(),
  started_at: timestamp,
  database: z.object({
    kind: z.enum(['embedded', 'postgresql']),
    version: z.string(),
    /** at most some minutes old */
    bytes: z.number(),
    migration: z.string(),
  }),
  disks: z.array(
    z.object({ place: z.enum(DISK_PLACES), free_bytes: z.number(), total_bytes: z.number(), is_low: z.boolean() }),
  ),
  queues: z.array(
    z.object({
      name: z.string(),
      waiting: z.int(),
      running: z.int(),
      failed: z.int(),
      /** how long the oldest job that is due has waited */
      late_seconds: z.int(),
    }),
  ),
  gateways: z.array(
    z.object({
      name: z.enum(GATEWAYS),
      is_set: z.boolean(),
      /** null where it was not used yet, or where that is not counted */
      succeeded_at: timestamp.nullable(),
      failed_at: timestamp.nullable(),
      /** the reason of the last failure */
      failure: z.string(),
      /** since the last success */
      failures: z.int(),
    }),
  ),
  sms: z.object({
    /** sent today, as the provider counts */
    parts: z.int(),
    /** after which staff are alerted */
    budget: z.int(),
    /** the provider's remaining credit; null if unknown */
    credit: z.number().nullable(),
    /** how long the oldest code that has not left has waited; 0 without any */
    code_seconds: z.int(),
  }),
  log: z.object({
    level: z.string(),
    /** when the usual level returns; null at the usual level */
    until: timestamp.nullable(),
  }),
  backups: z.object({
    are_on: z.boolean(),
    last_made_at: timestamp.nullable(),
    last_tried_at: timestamp.nullable(),
  }),
  /** seconds by which this machine is ahead of the database */
  clock_ahead: z.number(),
  /** of the public address; null without HTTPS, or while it could not be read */
  certificate_days: z.int().nullable(),
  /** until the BS year begins whose months are not known; 0 and below once it has begun */
  calendar_days: z.int(),
  troubles: z.array(trouble),
})
export type SystemState = z.output<typeof systemState>

export const system = define({
  get: {
    method: 'GET',
    path: '/system',
    access: 'system.read',
    summary: 'How the product, its database, disks, queues and backups are',
    response: one(systemState),
  },
  setLogLevel: {
    method: 'PUT',
    path: '/system/loglevel',
    access: 'system.read',
    summary: 'What the log holds for the next hour, in every process within a minute; without a level, the usual again',
    body: z.object({ level: z.enum(LOG_LEVELS, { error: m.system_choose_level }).optional() }),
    response: one(systemState),
  },
  testSms: {
    method: 'POST',
    path: '/system/testsms',
    access: 'system.read',
    summary: 'Send a text message to oneself, at once, and say what the gateway answered',
    response: done,
  },
})
