import { m } from 'contract/messages'
import type { FastifyInstance } from 'fastify'
import { uploads } from 'contract/uploads/endpoints'
import { implement } from '../http/implement.ts'
import type { Services } from '../core/services.ts'
import { addPart } from './add-part.ts'
import { beginUpload, getUpload } from './begin-upload.ts'
import { cancelUpload } from './cancel-upload.ts'
import { quotaFactorOf } from './upload.queries.ts'

export function uploadRoutes(app: FastifyInstance, services: Services) {
  implement(app, services, uploads, {
    begin: async ({ body }, { user }) => {
      await services.limits.take('upload.account', String(user.id), await quotaFactorOf(services.db, user.id))
      return { data: await beginUpload(services, user.id, body) }
    },
    get: async ({ params }, { user }) => ({ data: await getUpload(services, user.id, params.id) }),
    addPart: async ({ params: { id, offset }, body }, { user }) => ({
      data: await addPart(services, { id, accountId: user.id, start: offset, bytes: body }),
    }),
    cancel: async ({ params }, { user }) => {
      await cancelUpload(services, user.id, params.id)
      return { message: m.uploads_file_given_up() }
    },
  })
}
