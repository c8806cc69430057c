import { m } from 'contract/messages'
import type { FastifyInstance } from 'fastify'
import { complaints } from 'contract/complaints/endpoints'
import { bulkMessages } from 'contract/complaints/bulk-messages'
import { mentions } from 'contract/complaints/mentions'
import type { Input } from 'contract/core/endpoint'
import { reachOf, type Caller } from '../platform/core/caller.ts'
import { today } from '../platform/core/clock.ts'
import { askingBefore, checkingWithin, implement } from '../platform/http/implement.ts'
import { bulkAnswerOf } from '../platform/http/bulk-answer.ts'
import { sourceOf } from '../platform/core/source.ts'
import type { Services } from '../platform/core/services.ts'
import { pagesOf, sheetOf } from '../platform/sheets/write-sheet.ts'
import { boardOfComplaints } from './board.queries.ts'
import { complaintDeletion } from './outcome/delete-complaints.ts'
import { backgroundOf } from './background.queries.ts'
import { bulkPriority } from './work/bulk-priority.ts'
import { bulkStatus } from './work/bulk-status.ts'
import { editComplaint } from './work/edit-complaint.ts'
import { fillInProduct } from './work/fill-in-product.ts'
import { getMessage, getOwnMessage, markSeen, messagesOf, ownMessagesOf } from './messages/complaint-message.queries.ts'
import { messageMany } from './messages/message-many.ts'
import { previewMessage } from './messages/preview-message.ts'
import { writeAsCustomer, writeAsStaff } from './messages/write-message.ts'
import { confirmRepair } from './outcome/confirm-repair.ts'
import { rateService } from './outcome/rate-service.ts'
import { reopenComplaint, reopenForCustomer } from './outcome/reopen-complaint.ts'
import {
  getComplaint,
  getOwnComplaint,
  getOwnComplaintDetail,
  listOwnComplaints,
  pageOfComplaints,
} from './complaint.queries.ts'
import { dueSpans } from './clock/due-conditions.ts'
import { setPriority } from './clock/set-priority.ts'
import { setWaiting } from './clock/set-waiting.ts'
import { assignmentRoutes } from './assignment/assignment.routes.ts'
import { visitMoveRoutes } from './assignment/visit-moves.routes.ts'
import { fileComplaint, getComplainable } from './file-complaint.ts'
import { findCaller } from './caller.queries.ts'
import { fileForCaller } from './file-for-caller.ts'
import { listStaffWho } from './staff.queries.ts'
import { complaintColumns } from './complaint.sheets.ts'
import { crmStatusRoutes } from './dispatch/crm-status.routes.ts'
import { undoStatus } from './work/undo-status.ts'
import { bulkDispatch } from './dispatch/bulk-dispatch.ts'
import { requestDispatch } from './dispatch/request-dispatch.ts'
import { mergingRoutes } from './merging/merging.routes.ts'
import { jobSheetRoutes } from './job-sheets/job-sheet.routes.ts'
import { tagRoutes } from './tags/tag.routes.ts'
import { timelineOf } from './messages/timeline.queries.ts'
import { findTracking } from './outcome/find-tracking.ts'
import { getTrackedComplaint } from './outcome/tracking.queries.ts'

/** Filters that depend on the current time or the caller. */
type ListQuery = Pick<Input<typeof complaints.list>['query'], 'overdue' | 'due' | 'assigned' | 'visit'>

export function complaintRoutes(app: FastifyInstance, services: Services) {
  const { db, files, clock } = services
  const { crmStatus: _, ...calls } = complaints

  const detail = async (id: number) => ({
    ...(await getComplaint(db, files, id, clock.now())),
    dispatch_to: services.crm.place,
  })
  const ownDetail = (userId: number, id: number) => getOwnComplaintDetail(db, files, userId, id, clock.now())

  const narrowed = <Q extends ListQuery>({ overdue, due, assigned, visit, ...query }: Q, user: Caller) => ({
    ...query,
    reach: reachOf(user),
    due: dueSpans({ late: overdue, due }, clock),
    assigned: assigned === 'mine' ? user.id : assigned,
    visit: visit && (visit === 'today' ? { on: today(clock) } : { before: today(clock) }),
  })

  implement(app, services, calls, {
    register: askingBefore(
      ({ params }, { user }) => getComplainable(db, user, params.id),
      async ({ params, body }, { user }) => {
        const id = await fileComplaint(services, user, params.id, body)
        return {
          message: m.complaints_complaint_sent_well_send_job_number(),
          data: await getOwnComplaint(db, files, user.id, id),
        }
      },
    ),
    listMine: async ({ query }, { user }) => ({ data: await listOwnComplaints(db, files, user.id, query) }),
    getMine: async ({ params }, { user }) => ({ data: await ownDetail(user.id, params.id) }),
    list: checkingWithin(({ query }, { user, check }) => pageOfComplaints(db, files, narrowed(query, user), check)),
    board: checkingWithin(async ({ query }, { user, check }) => ({
      data: await boardOfComplaints(db, narrowed(query, user), check),
    })),
    export: ({ query: { format, ...filters } }, { user }) =>
      sheetOf({
        format,
        name: 'complaints',
        columns: complaintColumns,
        pages: pagesOf((page) => pageOfComplaints(db, files, { ...narrowed(filters, user), ...page })),
      }),
    findCaller: async ({ query }) => ({ data: await findCaller(db, query) }),
    fileForCaller: async ({ body }, { user }) => {
      const id = await fileForCaller(services, user, body)
      return {
        message: m.complaints_complaint_filed_customer_gets_sms_link(),
        data: await detail(id),
      }
    },
    get: async ({ params }) => ({ data: await detail(params.id) }),
    update: askingBefore(
      ({ params }) => detail(params.id),
      async ({ params, body }, { user }) => {
        const form = { ...body, technician: body.technician || undefined }
        await editComplaint(services, user, params.id, form, { isWholeForm: true })
        return { message: m.complaints_complaint_saved(), data: await detail(params.id) }
      },
    ),
    changeStatus: async ({ params, body }, { user }) => {
      await editComplaint(services, user, params.id, body)
      return { message: m.complaints_status_updated(), data: await detail(params.id) }
    },
    fillInProduct: async ({ params, body }, { user }) => {
      await fillInProduct(services, user, params.id, body)
      return { message: m.complaints_product_filled_in(), data: await detail(params.id) }
    },
    setPriority: async ({ params, body }, { user }) => {
      await setPriority(services, user, params.id, body)
      return { message: m.complaints_priority_saved(), data: await detail(params.id) }
    },
    setWaiting: async ({ params, body: { waiting } }, { user }) => {
      await setWaiting(services, user, params.id, waiting)
      return {
        message: waiting ? m.complaints_due_times_wait_customers_answer() : m.complaints_due_times_run_again(),
        data: await detail(params.id),
      }
    },
    undoStatus: async ({ params, body }, { user }) => {
      await undoStatus(services, user, params.id, body.status)
      return { message: m.complaints_status_taken_back(), data: await detail(params.id) }
    },
    planVisit: async ({ params, body }, { user }) => {
      const { technician = '', technician_contact = '', visit_date = '', ...seen } = body
      const visit = { technician, technician_contact, visit_date, ...seen }
      await editComplaint(services, user, params.id, visit)
      return { message: m.complaints_visit_saved(), data: await detail(params.id) }
    },
    background: async ({ params }, { user }) => ({ data: await backgroundOf(db, params.id, user) }),
    timeline: async ({ params }) => ({ data: await timelineOf(db, files, params.id) }),
    listMessages: async ({ params }) => ({ data: await messagesOf(db, files, params.id) }),
    write: async ({ params, body }, { user }) => {
      const id = await writeAsStaff(services, user, params.id, body)
      const message = body.kind === 'staff' ? m.complaints_sent_customer() : m.core_note_saved()
      return { message, data: await getMessage(db, files, id) }
    },
    markRead: async ({ params, body }) => {
      await markSeen(db, params.id, { kind: 'customer', upTo: body.up_to, at: clock.now() })
      return {}
    },
    listMyMessages: async ({ params }, { user }) => ({ data: await ownMessagesOf(db, files, user.id, params.id) }),
    writeMine: askingBefore(
      ({ params }, { user }) => getOwnComplaint(db, files, user.id, params.id),
      async ({ params, body }, { user }) => {
        const id = await writeAsCustomer(services, user, params.id, body)
        return { message: m.complaints_message_sent(), data: await getOwnMessage(db, files, id) }
      },
    ),
    markMyRead: async ({ params, body }, { user }) => {
      await markSeen(db, params.id, { kind: 'staff', upTo: body.up_to, at: clock.now() }, user.id)
      return {}
    },
    findTracking: async ({ body }, { request }) => ({ data: await findTracking(services, sourceOf(request.ip), body) }),
    track: async ({ params }) => ({ data: await getTrackedComplaint(db, params.token, clock.now()) }),
    confirm: async ({ params }, { user }) => {
      await confirmRepair(services, user, params.id)
      return { message: m.complaints_thank_telling_us(), data: await ownDetail(user.id, params.id) }
    },
    reopen: async ({ params, body }, { user }) => {
      await reopenComplaint(services, user, params.id, body.remark)
      return { message: m.complaints_complaint_open_again(), data: await ownDetail(user.id, params.id) }
    },
    reopenForCustomer: async ({ params, body }, { user }) => {
      await reopenForCustomer(services, user, params.id, body)
      return { message: m.complaints_complaint_reopened(), data: await detail(params.id) }
    },
    rate: async ({ params, body }, { user }) => {
      await rateService(services, user, params.id, body)
      return { message: m.complaints_thank_rating(), data: await ownDetail(user.id, params.id) }
    },
    delete: ({ params, body }, { user }) => complaintDeletion.one(services, user, params.id, body),
    deleteMany: ({ body }, { user }) =>
      complaintDeletion.many(services, user, body.complaint_ids, { reason: body.reason }),
    dispatch: async ({ body }, { user, reply }) => {
      const { done, message, serviceData } = await requestDispatch(services, user, body)
      reply.code(done ? 200 : 202)
      return { message, serviceData, data: await detail(body.complaint_id) }
    },
    bulkDispatch: async ({ body: { ids } }, { user }) => {
      const { done, waiting, skipped } = await bulkDispatch(services, user, ids)
      return { ...bulkAnswerOf(done, skipped), waiting }
    },
    bulkStatus: async ({ body: { ids, ...chosen } }, { user }) => {
      const { done, skipped } = await bulkStatus(services, user, ids, chosen)
      return bulkAnswerOf(done.length, skipped)
    },
    bulkPriority: async ({ body: { ids, priority } }, { user }) => {
      const { done, skipped } = await bulkPriority(services, user, ids, priority)
      return bulkAnswerOf(done.length, skipped)
    },
  })
  crmStatusRoutes(app, services)
  assignmentRoutes(app, services, detail)
  visitMoveRoutes(app, services)
  tagRoutes(app, services, detail)
  mergingRoutes(app, services, detail)
  jobSheetRoutes(app, services)
  implement(app, services, bulkMessages, {
    preview: async ({ body: { ids, ...texts } }, { user }) => ({
      data: await previewMessage(services, user, ids, texts),
    }),
    send: async ({ body: { ids, ...message } }, { user }) => {
      const { done, skipped } = await messageMany(services, user, ids, message)
      return bulkAnswerOf(done.length, skipped)
    },
  })
  implement(app, services, mentions, {
    colleagues: async (_, { user }) => ({ data: await listStaffWho(db, 'complaints.read', reachOf(user)) }),
  })
}
