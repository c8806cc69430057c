import type { FastifyInstance } from 'fastify'
import { notices } from 'contract/notices/endpoints'
import { implement } from '../platform/http/implement.ts'
import type { Services } from '../platform/core/services.ts'
import { pageOfNotices } from './notice.queries.ts'
import { readNotice, readNotices, unreadNotice } from './read-notices.ts'
// The nightly clean-up is defined when its module is loaded.

export function noticeRoutes(app: FastifyInstance, services: Services) {
  implement(app, services, notices, {
    list: ({ query }, { user, locale }) => pageOfNotices(services.db, user.id, { ...query, locale }),
    readAll: async ({ body }, { user }) => ({ unread: await readNotices(services, user.id, body.up_to) }),
    read: async ({ params }, { user }) => ({ unread: await readNotice(services, user.id, params.id) }),
    unread: async ({ params }, { user }) => ({ unread: await unreadNotice(services, user.id, params.id) }),
  })
}
