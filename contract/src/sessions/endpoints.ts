import { z } from 'zod'
import type { Access } from '../core/access.ts'
import { define } from '../core/endpoint.ts'
import { byId, done, many, timestamp } from '../core/fields.ts'

/** One sign-in that lasts: on what, since when, and when it was used last, to within some minutes. */
const sessionRow = z.object({
  id: z.uuid(),
  /** in words: `Chrome on Android` */
  device: z.string(),
  /** the session of the caller */
  is_this: z.boolean(),
  created_at: timestamp,
  last_seen_at: timestamp,
})
export type SessionRow = z.output<typeof sessionRow>

const ended = done.extend({ ended: z.int() })

/** Staff sign another account out everywhere. */
export const endSessionsOf = ({ path, access }: { path: string; access: Access }) => ({
  method: 'DELETE' as const,
  path,
  access,
  recentPassword: true,
  summary: 'End all sessions of an account; of one’s own all but the present one',
  params: byId,
  response: ended,
})

export const sessions = define({
  list: {
    method: 'GET',
    path: '/customer/sessions',
    access: 'account.own',
    summary: 'Where one is signed in, this session first, then the one that was used last',
    response: many(sessionRow),
  },
  end: {
    method: 'DELETE',
    path: '/customer/sessions/:id',
    access: 'account.own',
    summary: 'End one of one’s own sessions; ending the present one is signing out',
    params: z.object({ id: z.uuid() }),
    response: done,
  },
  endOthers: {
    method: 'DELETE',
    path: '/customer/sessions',
    access: 'account.own',
    summary: 'End all of one’s sessions but the present one',
    response: ended,
  },
})
