import type { FastifyInstance } from 'fastify'
import { enquiries } from 'contract/enquiries/endpoints'
import { implement } from '../http/implement.ts'
import type { Services } from '../services.ts'
import { pageOfEnquiries } from './enquiry.queries.ts'
import { addEnquiry } from './add-enquiry.ts'
import { enquiryDeletion } from './delete-enquiries.ts'
import { openEnquiry } from './open-enquiry.ts'
import { exportEnquiries } from './enquiry.sheets.ts'

export function enquiryRoutes(app: FastifyInstance, services: Services) {
  const { db, clock, limits } = services

  implement(app, services, enquiries, {
    send: async ({ body }, { request }) => {
      await limits.take('enquiry.address', request.ip)
      await addEnquiry(services, body)
      return { message: 'Your message has been sent' }
    },
    list: ({ query }) => pageOfEnquiries(db, query),
    export: ({ query }) => exportEnquiries(db, clock.now(), query),
    open: async ({ params }) => ({ data: await openEnquiry(services, params.id) }),
    delete: ({ params }, { user }) => enquiryDeletion.one(services, user, params.id),
    deleteMany: ({ body }, { user }) => enquiryDeletion.many(services, user, body.contact_ids),
  })
}
