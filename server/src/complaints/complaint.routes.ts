import type { FastifyInstance } from 'fastify'
import { complaints } from 'contract/complaints'
import { implement } from '../http/implement.ts'
import type { Services } from '../services.ts'
import {
  getComplaint,
  getOwnComplaint,
  getOwnComplaintDetail,
  listOwnComplaints,
  pageOfComplaints,
} from './complaint.queries.ts'
import { fileComplaint } from './complaint.service.ts'
import { crmStatusRoutes } from './crm-status.routes.ts'
import { requestDispatch } from './dispatch.service.ts'

export function complaintRoutes(app: FastifyInstance, services: Services) {
  const { db, files } = services
  const { crmStatus: _, ...calls } = complaints

  implement(app, services, calls, {
    register: async ({ params, body }, { user }) => {
      const id = await fileComplaint(services, user, params.id, body)
      return {
        message: 'Your complaint is with us. You will get a message with its job number.',
        data: await getOwnComplaint(db, files, user.id, id),
      }
    },
    listMine: async ({ query }, { user }) => ({ data: await listOwnComplaints(db, files, user.id, query) }),
    getMine: async ({ params }, { user }) => ({ data: await getOwnComplaintDetail(db, files, user.id, params.id) }),
    list: ({ query }) => pageOfComplaints(db, files, query),
    get: async ({ params }) => ({ data: await getComplaint(db, files, params.id) }),
    dispatch: async ({ body: { complaint_id } }, { user, request, reply }) => {
      const { done, message, serviceData } = await requestDispatch(services, user, complaint_id, request.id)
      reply.code(done ? 200 : 202)
      return { msg: message, message, serviceData, data: await getComplaint(db, files, complaint_id) }
    },
  })
  crmStatusRoutes(app, services)
}
