import type { FastifyInstance } from 'fastify'
import { complaints } from 'contract/complaints'
import { type Handlers, implement } from '../http/implement.ts'
import type { Services } from '../services.ts'
import { pagesOf, sheetOf } from '../sheets/write-sheet.ts'
import { deleteComplaint, deleteComplaints } from './complaint-deletion.service.ts'
import { editComplaint } from './complaint-edit.service.ts'
import {
  getComplaint,
  getOwnComplaint,
  getOwnComplaintDetail,
  listOwnComplaints,
  pageOfComplaints,
} from './complaint.queries.ts'
import { fileComplaint } from './complaint.service.ts'
import { complaintColumns } from './complaint.sheets.ts'
import { crmStatusRoutes } from './crm-status.routes.ts'
import { requestDispatch } from './dispatch.service.ts'

export function complaintRoutes(app: FastifyInstance, services: Services) {
  const { db, files } = services
  const { crmStatus: _, ...calls } = complaints

  const deleteOne: Handlers<typeof calls>['delete'] = async ({ params }, { user, request }) => {
    await deleteComplaint(services, user, params.id, request.id)
    return { message: 'Complaint deleted' }
  }
  const deleteMany: Handlers<typeof calls>['deleteMany'] = async ({ body }, { user, request }) => {
    const deleted = await deleteComplaints(services, user, body.complaint_ids, request.id)
    return { message: `${deleted} ${deleted === 1 ? 'complaint' : 'complaints'} deleted`, deleted }
  }

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
    export: ({ query: { format, ...filters } }) =>
      sheetOf({
        format,
        name: 'complaints',
        columns: complaintColumns,
        pages: pagesOf((page) => pageOfComplaints(db, files, { ...filters, ...page })),
      }),
    get: async ({ params }) => ({ data: await getComplaint(db, files, params.id) }),
    update: async ({ params, body }, { user, request }) => {
      await editComplaint(services, user, params.id, body, request.id)
      return { message: 'Complaint saved', data: await getComplaint(db, files, params.id) }
    },
    delete: deleteOne,
    deleteAlias: deleteOne,
    deleteMany,
    deleteManyAlias: deleteMany,
    dispatch: async ({ body: { complaint_id } }, { user, request, reply }) => {
      const { done, message, serviceData } = await requestDispatch(services, user, complaint_id, request.id)
      reply.code(done ? 200 : 202)
      return { msg: message, message, serviceData, data: await getComplaint(db, files, complaint_id) }
    },
  })
  crmStatusRoutes(app, services)
}
