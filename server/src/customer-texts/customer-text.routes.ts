import { m } from 'contract/messages'
import { customerTexts } from 'contract/customer-texts/endpoints'
import { isInSms } from 'contract/customer-texts/words'
import type { FastifyInstance } from 'fastify'
import { implement } from '../platform/http/implement.ts'
import type { Services } from '../platform/core/services.ts'
import { listTexts } from './customer-text.queries.ts'
import { describeText } from './describe-text.ts'
import { previewText } from './preview-text.ts'
import { samplePaper } from './sample-paper.ts'
import { ownForms, saveText } from './save-text.ts'
import { sendTest } from './send-test.ts'

export function customerTextRoutes(app: FastifyInstance, services: Services) {
  implement(app, services, customerTexts, {
    list: async () => ({ data: await listTexts(services.db, { withEmails: services.mail !== undefined }) }),
    get: async ({ params }) => ({ data: await describeText(services, params.key) }),
    update: async ({ params, body }, { user }) => {
      await saveText(services, user, params.key, body)
      return { message: m.customer_texts_text_saved(), data: await describeText(services, params.key) }
    },
    preview: async ({ params, body }) => {
      const { refused, ...preview } = await previewText(services, params.key, ownForms(params.key, body))
      return { data: { ...preview, refused } }
    },
    paper: async ({ params, query }) => samplePaper(services, params.key, query.locale),
    test: async ({ params, body }, { user }) => {
      await sendTest(services, user, params.key, body)
      return { message: isInSms(params.key) ? m.customer_texts_sent_number() : m.customer_texts_sent_e_mail_address() }
    },
  })
}
