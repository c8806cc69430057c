import { m } from 'contract/messages'
import { preferences } from 'contract/preferences/endpoints'
import { localePrefix, LOCALES } from 'contract/core/locale'
import { CONFIRM_EMAIL, UNSUBSCRIBE } from 'contract/core/paths'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Caller } from '../platform/core/caller.ts'
import { implement } from '../platform/http/implement.ts'
import { sourceOf } from '../platform/core/source.ts'
import type { Services } from '../platform/core/services.ts'
import { chooseWays } from './choose-ways.ts'
import { askToConfirm, confirmEmail, readEmailConfirmation } from './confirm-email.ts'
import { saveAddress } from './save-address.ts'
import { readPreferences } from './preference.queries.ts'
import { readSubscription, resubscribe, unsubscribe } from './unsubscribe.ts'

export function preferenceRoutes(app: FastifyInstance, services: Services) {
  const preferencesOf = async ({ id }: Caller) => ({
    ...(await readPreferences(services.db, id)),
    can_email: services.mail !== undefined,
  })
  implement(app, services, preferences, {
    mine: async (_, { user }) => ({ data: await preferencesOf(user) }),
    choose: async ({ body }, { user }) => {
      await chooseWays(services, user, body)
      return { message: m.core_saved(), data: await preferencesOf(user) }
    },
    addEmail: async ({ body }, { user }) => {
      const isSent = await saveAddress(services, user, body.email)
      const message = isSent ? m.preferences_address_saved_link() : m.preferences_address_saved()
      return { message, data: await preferencesOf(user) }
    },
    subscription: async ({ params }) => ({ data: await readSubscription(services, params.token) }),
    unsubscribe: async ({ params, body }) => ({
      message: m.preferences_e_mails_stopped(),
      data: await unsubscribe(services, params.token, body),
    }),
    resubscribe: async ({ params }) => ({
      message: m.preferences_get_e_mails_again(),
      data: await resubscribe(services, params.token),
    }),
    askToConfirm: async (_, { user }) => {
      await askToConfirm(services, user)
      return { message: m.preferences_link_way(), data: await preferencesOf(user) }
    },
    emailConfirmation: async ({ params }) => ({ data: await readEmailConfirmation(services, params.token) }),
    confirmEmail: async ({ params }) => {
      await confirmEmail(services, params.token)
      return { message: m.preferences_address_confirmed(), data: await readEmailConfirmation(services, params.token) }
    },
  })
  void app.register(async (scope) => postedLinks(scope, services))
}

const MAX_FORM_BYTES = 4096

/**
 * The links of e-mails themselves, posted to: by a mail program in one click (RFC 8058), which sends no cookies, or by the
 * page's own form before its script is there. Getting one shows its page and does nothing, because scanners follow links.
 */
function postedLinks(scope: FastifyInstance, services: Services) {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_FORM_BYTES }, (_request, body, done) =>
    done(null, body),
  )
  for (const locale of LOCALES) {
    scope.post<{ Params: { token: string } }>(`${localePrefix(locale)}${UNSUBSCRIBE}`, async (request, reply) => {
      await services.limits.take('request.address', sourceOf(request.ip))
      const { token } = request.params
      const intent = intentOf(request)
      await (intent === 'undo' ? resubscribe(services, token) : unsubscribe(services, token, { all: intent === 'all' }))
      return request.headers.accept?.includes('text/html') ? reply.redirect('?', 303) : reply.code(204).send()
    })
    scope.post<{ Params: { token: string } }>(`${localePrefix(locale)}${CONFIRM_EMAIL}`, async (request, reply) => {
      await services.limits.take('request.address', sourceOf(request.ip))
      await confirmEmail(services, request.params.token)
      return reply.redirect('?', 303)
    })
  }
}

const intentOf = ({ headers, body }: FastifyRequest): string | null =>
  headers['content-type']?.startsWith('application/x-www-form-urlencoded') && typeof body === 'string'
    ? new URLSearchParams(body).get('intent')
    : null
