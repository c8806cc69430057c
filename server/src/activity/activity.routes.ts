import { m } from 'contract/messages'
import type { FastifyInstance } from 'fastify'
import { activity } from 'contract/activity/endpoints'
import { implement } from '../platform/http/implement.ts'
import type { Services } from '../platform/core/services.ts'
import { findKeys, findPeople, pageOfActivity } from './activity.queries.ts'
import { exportActivity } from './activity.sheet.ts'
import { restoreRecord } from './restore-record.ts'

export function activityRoutes(app: FastifyInstance, services: Services) {
  const { db, clock } = services

  implement(app, services, activity, {
    list: ({ query }, { locale }) => pageOfActivity(db, query, { locale, now: clock.now() }),
    export: ({ query }, { locale }) => exportActivity(db, query, { locale, now: clock.now() }),
    people: async () => ({ data: await findPeople(db) }),
    keys: async () => ({ data: await findKeys(db) }),
    restore: async ({ params }, { user }) => {
      await restoreRecord(services, user, params.id)
      return { message: m.activity_restored() }
    },
  })
}
