import { m } from 'contract/messages'
import type { FastifyInstance } from 'fastify'
import { alarms } from 'contract/alarms/endpoints'
import { implement } from '../platform/http/implement.ts'
import type { Services } from '../platform/core/services.ts'
import { pageOfAlarms } from './alarm.queries.ts'
import { dismissAlarm } from './dismiss-alarm.ts'

export function alarmRoutes(app: FastifyInstance, services: Services) {
  implement(app, services, alarms, {
    list: ({ query }) => pageOfAlarms(services.db, query),
    dismiss: async ({ params }, { user }) => {
      await dismissAlarm(services, user, params.id)
      return { message: m.alarms_alarm_dismissed() }
    },
  })
}
