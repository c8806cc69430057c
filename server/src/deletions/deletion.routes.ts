import type { FastifyInstance } from 'fastify'
import { deletions } from 'contract/deletions/endpoints'
import { implement } from '../http/implement.ts'
import type { Services } from '../services.ts'
import { previewDeletion } from './preview-deletion.ts'

export function deletionRoutes(app: FastifyInstance, services: Services) {
  implement(app, services, deletions, {
    preview: async ({ body: { subject, ids } }, { user }) => ({
      data: await previewDeletion(services.db, user, subject, ids),
    }),
  })
}
