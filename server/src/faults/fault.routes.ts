import { m } from 'contract/messages'
import { trackingPath } from 'contract/core/paths'
import { faults } from 'contract/faults/endpoints'
import type { FastifyInstance } from 'fastify'
import { expectRoom } from '../accounts/quotas.ts'
import { askingBefore, implement } from '../platform/http/implement.ts'
import type { Services } from '../platform/core/services.ts'
import { listFaultChoices } from './fault-choices.queries.ts'
import { reportFault } from './report-fault.ts'

export function faultRoutes(app: FastifyInstance, services: Services) {
  const { db, files } = services

  implement(app, services, faults, {
    choices: async (_, { locale }) => ({ data: await listFaultChoices(db, files, locale) }),
    report: askingBefore(
      (_, { user }) => expectRoom(db, services, user.id, 'registrations'),
      async ({ body }, { user }) => {
        const id = await reportFault(services, user, body)
        const { tracking_token } = await db
          .selectFrom('complaint')
          .select('tracking_token')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
        return { message: m.faults_reported(), data: { id, tracking_path: trackingPath(tracking_token) } }
      },
    ),
  })
}
