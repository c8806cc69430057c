import { faults } from 'contract/faults/endpoints'
import type { FastifyInstance } from 'fastify'
import { expectRoom } from '../accounts/quotas.ts'
import { askingBefore, implement } from '../platform/http/implement.ts'
import { getOwnProduct } from '../registrations/registration.queries.ts'
import type { Services } from '../platform/core/services.ts'
import { listFaultChoices } from './fault-choices.queries.ts'
import { reportFault } from './report-fault.ts'

export function faultRoutes(app: FastifyInstance, services: Services) {
  const { db, files } = services

  implement(app, services, faults, {
    choices: async (_, { locale }) => ({ data: await listFaultChoices(db, locale) }),
    report: askingBefore(
      (_, { user }) => expectRoom(db, services, user.id, 'registrations'),
      async ({ body }, { user }) => {
        const id = await reportFault(services, user, body)
        return {
          message: 'We have your report. We check the product and send you an SMS.',
          data: await getOwnProduct(db, files, user.id, id),
        }
      },
    ),
  })
}
