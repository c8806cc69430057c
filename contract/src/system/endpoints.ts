import { z } from 'zod'
import { define } from '../core/endpoint.ts'
import { one, timestamp } from '../core/fields.ts'
import { DISK_PLACES, GATEWAYS, SYSTEM_TROUBLES } from './words.ts'

const trouble = z.object({
  kind: z.enum(SYSTEM_TROUBLES),
  /** percent free, seconds off, days left or minutes late; at least 1 */
  count: z.int(),
})
export type Trouble = z.output<typeof trouble>

/** How the process that answers, its database and its surroundings are. Without secrets and addresses. */
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
  gateways: z.array(z.object({ name: z.enum(GATEWAYS), is_set: z.boolean() })),
  backups: z.object({
    are_on: z.boolean(),
    last_made_at: timestamp.nullable(),
    last_tried_at: timestamp.nullable(),
  }),
  /** seconds by which this machine is ahead of the database */
  clock_ahead: z.number(),
  /** of the public address; null without HTTPS, or while it could not be read */
  certificate_days: z.int().nullable(),
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
})
