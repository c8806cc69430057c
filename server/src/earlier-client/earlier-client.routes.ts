import { m } from 'contract/messages'
// Second addresses of calls, which only an earlier client of this API uses.
import type { FastifyInstance } from 'fastify'
import { secondAddresses } from 'contract/earlier-client/endpoints'
import { deleteAccounts } from '../accounts/delete-accounts.ts'
import { complaintDeletion } from '../complaints/outcome/delete-complaints.ts'
import { deletedMessage } from '../platform/deletions/define-deletion.ts'
import { implement } from '../platform/http/implement.ts'
import { getProduct } from '../products/product.queries.ts'
import type { Services } from '../platform/core/services.ts'
import { complaintsOfWarranties } from './complaints-of-warranties.ts'

export function earlierClientRoutes(app: FastifyInstance, services: Services) {
  const { db, files } = services

  implement(app, services, secondAddresses.products, {
    getPlain: async ({ params }) => ({ data: await getProduct(db, files, params.id) }),
  })
  implement(app, services, secondAddresses.complaints, {
    deleteAlias: ({ params, body }, { user }) => complaintDeletion.one(services, user, params.id, body),
    deleteOfWarranties: async ({ body: { complaint_ids, reason } }, { user }) => {
      const shown = await complaintsOfWarranties(db, complaint_ids)
      if (shown.length === 0) return { message: m.earlier_client_0_complaints_deleted(), deleted: 0 }
      return complaintDeletion.many(services, user, shown, { reason })
    },
  })
  implement(app, services, secondAddresses.users, {
    deleteSelected: async ({ body: { user_ids, reason } }, { user }) =>
      deletedMessage(await deleteAccounts(services, user, user_ids, { reason }), m.things_user),
  })
}
