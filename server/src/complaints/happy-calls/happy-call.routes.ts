import { m } from 'contract/messages'
import { happyCalls } from 'contract/complaints/happy-calls'
import type { FastifyInstance } from 'fastify'
import { today } from '../../platform/core/clock.ts'
import type { Services } from '../../platform/core/services.ts'
import { implement } from '../../platform/http/implement.ts'
import { enterHappyCall } from './enter-happy-call.ts'
import { getHappyCall, happyCallsOf, pageOfHappyCalls } from './happy-call.queries.ts'
import { exportHappyCalls } from './happy-call.sheets.ts'

export function happyCallRoutes(app: FastifyInstance, services: Services) {
  const { db, clock } = services

  implement(app, services, happyCalls, {
    list: ({ query }) => pageOfHappyCalls(db, today(clock), query),
    export: ({ query }) => exportHappyCalls(db, today(clock), query),
    ofComplaint: async ({ params }) => ({ data: await happyCallsOf(db, today(clock), params.id) }),
    enter: async ({ params, body }, { user }) => {
      const reopened = await enterHappyCall(services, user, params.id, body)
      return {
        message: reopened ? m.happy_calls_entered_reopened() : m.happy_calls_entered(),
        data: { call: await getHappyCall(db, today(clock), params.id), reopened },
      }
    },
  })
}
