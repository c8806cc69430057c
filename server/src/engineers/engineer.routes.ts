import { m } from 'contract/messages'
import { engineers } from 'contract/engineers/endpoints'
import type { FastifyInstance } from 'fastify'
import { reachOf } from '../platform/core/caller.ts'
import { today } from '../platform/core/clock.ts'
import { implement } from '../platform/http/implement.ts'
import type { Services } from '../platform/core/services.ts'
import { addAbsence, removeAbsence } from './absences.ts'
import { engineerDeletion } from './delete-engineer.ts'
import { getEngineer, pageOfEngineers } from './engineer.queries.ts'
import { addEngineer, updateEngineer } from './save-engineer.ts'

export function engineerRoutes(app: FastifyInstance, services: Services) {
  const { db, clock } = services
  const get = (id: number) => getEngineer(db, id, today(clock))

  implement(app, services, engineers, {
    list: ({ query }, { user }) => pageOfEngineers(db, { ...query, reach: reachOf(user) }, today(clock)),
    get: async ({ params }) => ({ data: await get(params.id) }),
    add: async ({ body }, { user }) => {
      const id = await addEngineer(services, user, body)
      return { message: m.engineers_added({ what: body.name }), data: await get(id) }
    },
    update: async ({ params, body }, { user }) => {
      await updateEngineer(services, user, params.id, body)
      const data = await get(params.id)
      return { message: m.engineers_saved({ what: data.name }), data }
    },
    delete: ({ params }, { user }) => engineerDeletion.one(services, user, params.id),
    addAbsence: async ({ params, body }, { user }) => {
      await addAbsence(services, user, params.id, body)
      return { message: m.engineers_days_off_saved(), data: await get(params.id) }
    },
    removeAbsence: async ({ params }, { user }) => {
      await removeAbsence(services, user, params.id, params.absence)
      return { message: m.engineers_days_off_taken_back(), data: await get(params.id) }
    },
  })
}
