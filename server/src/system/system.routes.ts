import { m } from 'contract/messages'
import type { FastifyInstance } from 'fastify'
import { system } from 'contract/system/endpoints'
import { implement } from '../platform/http/implement.ts'
import type { Services } from '../platform/core/services.ts'
import { setLogLevel } from './log-level.ts'
import { systemReader } from './system-state.ts'
import { sendTestSms } from './test-sms.ts'

export function systemRoutes(app: FastifyInstance, services: Services) {
  const read = systemReader(services)

  implement(app, services, system, {
    get: async () => ({ data: await read() }),
    setLogLevel: async ({ body }, { user }) => {
      await setLogLevel(services, user, body.level)
      return {
        data: await read(),
        message: body.level ? m.system_log_level_changed_hour() : m.system_back_usual_log_level(),
      }
    },
    testSms: async (_, { user }) => {
      await sendTestSms(services, user)
      return { message: m.system_gateway_accepted_message() }
    },
  })
}
