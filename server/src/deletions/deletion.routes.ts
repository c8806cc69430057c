import type { FastifyInstance } from 'fastify'
import { deletions } from 'contract/deletions/endpoints'
import { implement } from '../platform/http/implement.ts'
import type { Services } from '../platform/core/services.ts'
import { expectRecentPassword } from '../platform/sessions/recent-password.ts'
import { previewDeletion } from './preview-deletion.ts'

export function deletionRoutes(app: FastifyInstance, services: Services) {
  implement(app, services, deletions, {
    preview: async ({ body: { subject, ids } }, { user }) => {
      // Asked here, because the deletion itself is sent some seconds later, when nobody may be there to type.
      await expectRecentPassword(services, services.db, user)
      return { data: await previewDeletion(services, user, subject, ids) }
    },
  })
}
