import { m } from 'contract/messages'
import type { FastifyInstance } from 'fastify'
import { enquiries } from 'contract/enquiries/endpoints'
import type { Input } from 'contract/core/endpoint'
import { listStaffWho } from '../complaints/staff.queries.ts'
import type { SignedIn } from '../platform/core/caller.ts'
import { implement } from '../platform/http/implement.ts'
import { sourceOf } from '../platform/core/source.ts'
import type { Services } from '../platform/core/services.ts'
import { getEnquiry, getEnquiryNote, pageOfEnquiries } from './enquiry.queries.ts'
import { addEnquiry, addLostNumber } from './add-enquiry.ts'
import { answerEnquiry, takeAnswerBack } from './answer-enquiry.ts'
import { assignEnquiry } from './assign-enquiry.ts'
import { enquiryDeletion } from './delete-enquiries.ts'
import { openEnquiry } from './open-enquiry.ts'
import { exportEnquiries } from './enquiry.sheets.ts'
import { addEnquiryNote, changeEnquiryNote, deleteEnquiryNote } from './note-enquiry.ts'
import { closeEnquiry, reopenEnquiry } from './settle-enquiry.ts'
import { sortEnquiry } from './sort-enquiry.ts'

export function enquiryRoutes(app: FastifyInstance, services: Services) {
  const { db, clock, limits } = services

  const detail = async ({ id: reader }: SignedIn, id: number) => ({ data: await getEnquiry(services, id, reader) })

  implement(app, services, enquiries, {
    send: async ({ body }, { request }) => {
      await limits.take('enquiry.address', sourceOf(request.ip))
      await addEnquiry(services, body)
      return { message: m.enquiries_message_sent() }
    },
    sendLostNumber: async ({ body }, { request }) => {
      await limits.take('enquiry.address', sourceOf(request.ip))
      await addLostNumber(services, body)
      return { message: m.enquiries_lost_number_sent() }
    },
    list: ({ query }, { user }) => pageOfEnquiries(db, narrowed(query, user)),
    export: ({ query }, { user }) => exportEnquiries(db, clock.now(), narrowed(query, user)),
    open: async ({ params }, { user }) => ({ data: await openEnquiry(services, user, params.id) }),
    staff: async () => {
      const staff = await listStaffWho(db, 'enquiries.answer')
      return { data: staff.map(({ id, name, role }) => ({ id, name, role })) }
    },
    assign: async ({ params, body }, { user }) => {
      await assignEnquiry(services, user, params.id, body)
      return { message: m.core_assignment_saved(), ...(await detail(user, params.id)) }
    },
    sort: async ({ params, body }, { user }) => {
      await sortEnquiry(services, user, params.id, body.kind)
      return { message: m.enquiries_subject_saved(), ...(await detail(user, params.id)) }
    },
    answer: async ({ params, body }, { user }) => {
      await answerEnquiry(services, user, params.id, body)
      const message = {
        sms: m.enquiries_sms_sent_moment,
        mail: m.enquiries_email_sent_moment,
        phone: m.enquiries_marked_answered,
        email: m.enquiries_marked_answered,
      }[body.way]()
      return { message, ...(await detail(user, params.id)) }
    },
    takeBack: async ({ params }, { user }) => {
      await takeAnswerBack(services, user, params.id)
      return { message: m.enquiries_answer_withdrawn(), ...(await detail(user, params.id)) }
    },
    close: async ({ params, body }, { user }) => {
      await closeEnquiry(services, user, params.id, body.reason)
      return { message: m.enquiries_message_closed(), ...(await detail(user, params.id)) }
    },
    reopen: async ({ params }, { user }) => {
      await reopenEnquiry(services, user, params.id)
      return { message: m.enquiries_message_open_again(), ...(await detail(user, params.id)) }
    },
    addNote: async ({ params, body }, { user }) => {
      const id = await addEnquiryNote(services, user, params.id, body.text)
      return { message: m.core_note_saved(), data: await getEnquiryNote(db, id, user.id) }
    },
    changeNote: async ({ params, body }, { user }) => {
      await changeEnquiryNote(services, user, params.id, body.text)
      return { message: m.core_note_saved(), data: await getEnquiryNote(db, params.id, user.id) }
    },
    deleteNote: async ({ params }, { user }) => {
      await deleteEnquiryNote(services, user, params.id)
      return { message: m.core_note_deleted() }
    },
    delete: ({ params }, { user }) => enquiryDeletion.one(services, user, params.id),
    deleteMany: ({ body }, { user }) => enquiryDeletion.many(services, user, body.contact_ids),
  })
}

/** The filters with the caller in the place of `mine`. */
const narrowed = <Q extends Pick<Input<typeof enquiries.list>['query'], 'assigned'>>(
  { assigned, ...query }: Q,
  user: SignedIn,
) => ({ ...query, assigned: assigned === 'mine' ? user.id : assigned })
