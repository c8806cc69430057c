import { z } from 'zod'
import { define } from '../core/endpoint.ts'
import { byId, done, flag, idNumber, paged, paging, timestamp } from '../core/fields.ts'
import { NOTICE_KINDS } from './words.ts'

const notice = z.object({
  id: z.int(),
  kind: z.enum(NOTICE_KINDS),
  title: z.string(),
  text: z.string(),
  /** of the screen that it leads to: a path inside the site */
  address: z.string(),
  created_at: timestamp,
  read_at: timestamp.nullable(),
})

/** Notices: messages sent to a customer by SMS, kept in the portal, and news for staff in the office. */
export type Notice = z.output<typeof notice>

/** how many of the caller's notices are unread */
const unread = z.int()

export const notices = define({
  list: {
    method: 'GET',
    path: '/customer/notices',
    access: 'account.own',
    summary: 'What one was told, newest first; the last 200 of a year are kept',
    query: z.object({ unread: flag().optional(), ...paging(20) }),
    response: paged(notice).extend({ unread }),
  },
  readAll: {
    method: 'POST',
    path: '/customer/notices/read',
    access: 'account.own',
    summary: 'Mark one’s notices as read, up to one of them or all',
    body: z.object({ up_to: idNumber().optional() }),
    response: done.extend({ unread }),
  },
  read: {
    method: 'POST',
    path: '/customer/notices/:id/read',
    access: 'account.own',
    summary: 'Mark one of one’s notices as read; again changes nothing',
    params: byId,
    response: done.extend({ unread }),
  },
  unread: {
    method: 'POST',
    path: '/customer/notices/:id/unread',
    access: 'account.own',
    summary: 'Mark one of one’s notices as unread; again changes nothing',
    params: byId,
    response: done.extend({ unread }),
  },
})
