import { stateText } from '../platform/core/state-text.ts'
import { m } from 'contract/messages'
import type { FastifyInstance } from 'fastify'
import { expectRoom } from '../accounts/quotas.ts'
import { may } from 'contract/core/access'
import { personalisations } from 'contract/personalisations/endpoints'
import { askingBefore, implement } from '../platform/http/implement.ts'
import type { Services } from '../platform/core/services.ts'
import { decidePersonalisation } from './decide-personalisation.ts'
import { getPersonalisation, pageOfPersonalisations } from './personalisation.queries.ts'
import { personalisationDeletion } from './delete-personalisations.ts'
import { requestPersonalisation } from './request-personalisation.ts'
import { exportPersonalisations } from './personalisation.sheets.ts'

export function personalisationRoutes(app: FastifyInstance, services: Services) {
  const { db, files } = services

  implement(app, services, personalisations, {
    request: askingBefore(
      (_, { user }) => expectRoom(db, services, user.id, 'personalisations'),
      async ({ body }, { user }) => {
        const id = await requestPersonalisation(services, user, body)
        return { message: m.personalisations_personalization_sent(), data: await getPersonalisation(db, files, id) }
      },
    ),
    listMine: ({ query }, { user, locale }) =>
      pageOfPersonalisations(db, files, { ...query, customerId: user.id, locale }),
    list: ({ query }, { user }) =>
      pageOfPersonalisations(db, files, {
        ...query,
        customerId: may(user, 'personalisations.read') ? undefined : user.id,
      }),
    export: ({ query }) => exportPersonalisations(db, files, query),
    get: async ({ params }) => ({ data: await getPersonalisation(db, files, params.id) }),
    decide: async ({ body }, { user }) => {
      await decidePersonalisation(services, user, body)
      const data = await getPersonalisation(db, files, body.personalization_id)
      return { message: m.personalisations_personalization({ state: stateText(data.status) }), data }
    },
    delete: ({ params }, { user }) => personalisationDeletion.one(services, user, params.id),
    deleteMany: ({ body }, { user }) => personalisationDeletion.many(services, user, body.personalization_ids),
  })
}
