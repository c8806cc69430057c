import { m } from 'contract/messages'
import type { FastifyInstance } from 'fastify'
import { savedViews } from 'contract/saved-views/endpoints'
import { implement } from '../platform/http/implement.ts'
import type { Services } from '../platform/core/services.ts'
import { getView, listViews } from './saved-view.queries.ts'
import { deleteView } from './delete-view.ts'
import { expectAccessToList, saveView } from './save-view.ts'

export function savedViewRoutes(app: FastifyInstance, services: Services) {
  const { db } = services

  implement(app, services, savedViews, {
    list: async ({ query: { list } }, { user }) => {
      expectAccessToList(user, list)
      return { data: await listViews(db, user, list) }
    },
    save: async ({ body }, { user }) => {
      const id = await saveView(services, user, body)
      return { message: m.saved_views_view_saved(), data: await getView(db, user.id, id) }
    },
    delete: async ({ params }, { user }) => {
      await deleteView(db, user.id, params.id)
      return { message: m.saved_views_view_deleted() }
    },
  })
}
