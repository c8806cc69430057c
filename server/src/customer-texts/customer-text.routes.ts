import { customerTexts } from 'contract/customer-texts/endpoints'
import { isInSms } from 'contract/customer-texts/words'
import { refusalsIn } from 'contract/core/refusals'
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
      return { message: 'Text saved', data: await describeText(services, params.key) }
    },
    preview: async ({ params, body }, { locale }) => {
      const { refused, ...preview } = await previewText(services, params.key, ownForms(params.key, body))
      return { data: { ...preview, refused: refusalsIn(locale, refused) } }
    },
    paper: async ({ params, query }) => samplePaper(services, params.key, query.locale),
    test: async ({ params, body }, { user }) => {
      await sendTest(services, user, params.key, body)
      return { message: isInSms(params.key) ? 'Sent to your number' : 'Sent to your e-mail address' }
    },
  })
}
