import { m } from 'contract/messages'
import { counted } from 'contract/core/wording'
import { campaigns } from 'contract/campaigns/endpoints'
import { OWN_ANSWERS } from 'contract/campaigns/words'
import { LOCALES, localePrefix } from 'contract/core/locale'
import { CAMPAIGN_ANSWER } from 'contract/core/paths'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../platform/core/services.ts'
import { implement } from '../platform/http/implement.ts'
import { sourceOf } from '../platform/core/source.ts'
import { pagesOf, sheetOf } from '../platform/sheets/write-sheet.ts'
import { answerByLink, setAnswer } from './answer-campaign.ts'
import { getCampaign, pageOfCampaigns } from './campaign.queries.ts'
import { recipientColumns } from './campaign.sheets.ts'
import { previewCampaign } from './preview-campaign.ts'
import { getOwnCampaign, getRecipient, pageOfRecipients } from './recipient.queries.ts'
import { sendCampaign } from './send-campaign.ts'
import { sendAgain, setSending } from './set-sending.ts'

export function campaignRoutes(app: FastifyInstance, services: Services) {
  const { db } = services

  implement(app, services, campaigns, {
    preview: async ({ body: { stock_ids, ...texts } }) => ({ data: await previewCampaign(services, stock_ids, texts) }),
    send: async ({ body }, { user }) => {
      const id = await sendCampaign(services, user, body)
      return { message: m.campaigns_queued(), data: await getCampaign(db, id) }
    },
    list: ({ query }) => pageOfCampaigns(db, query),
    get: async ({ params }) => ({ data: await getCampaign(db, params.id) }),
    recipients: async ({ params, query }) => {
      await getCampaign(db, params.id)
      return pageOfRecipients(db, { ...query, campaign: params.id })
    },
    exportRecipients: async ({ params, query: { format, ...filters } }) => {
      await getCampaign(db, params.id)
      return sheetOf({
        format,
        name: 'campaign',
        columns: recipientColumns,
        pages: pagesOf((page) => pageOfRecipients(db, { ...filters, ...page, campaign: params.id })),
      })
    },
    setAnswer: async ({ params, body }, { user }) => {
      await setAnswer(services, user, params.id, body)
      return { message: m.campaigns_answer_saved(), data: await getRecipient(db, params.id) }
    },
    setSending: async ({ params, body }, { user }) => {
      await setSending(services, user, params.id, body.sending)
      return {
        message: body.sending ? m.campaigns_going_on() : m.campaigns_stopped(),
        data: await getCampaign(db, params.id),
      }
    },
    sendAgain: async ({ params }, { user }) => {
      const count = await sendAgain(services, user, params.id)
      return {
        message: m.campaigns_again({ count, shown: counted(count) }),
        data: await getCampaign(db, params.id),
      }
    },
    own: async ({ params }, { locale }) => ({ data: await getOwnCampaign(db, params.token, locale) }),
    answer: async ({ params, body }, { locale }) => {
      await answerByLink(services, params.token, body.answer)
      return { message: m.campaigns_thanks(), data: await getOwnCampaign(db, params.token, locale) }
    },
  })
  void app.register(async (scope) => postedAnswers(scope, services))
}

const MAX_FORM_BYTES = 1024

/** The form on the page of such a link, before the page's script is there. Getting the page answers nothing. */
function postedAnswers(scope: FastifyInstance, services: Services) {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_FORM_BYTES }, (_request, body, done) =>
    done(null, body),
  )
  for (const locale of LOCALES)
    scope.post<{ Params: { token: string }; Body: string }>(
      `${localePrefix(locale)}${CAMPAIGN_ANSWER}`,
      async (request, reply) => {
        await services.limits.take('request.address', sourceOf(request.ip))
        const said = new URLSearchParams(request.body).get('answer')
        const answer = OWN_ANSWERS.find((own) => own === said)
        if (answer) await answerByLink(services, request.params.token, answer)
        return reply.redirect('?', 303)
      },
    )
}
