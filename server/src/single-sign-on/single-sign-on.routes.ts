import { m } from 'contract/messages'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { LANGUAGE_COOKIE, pathIn, toLocale, type Locale } from 'contract/core/locale'
import { isSiteAddress, PROVIDER_AGAIN, PROVIDER_SIGN_IN } from 'contract/core/paths'
import { singleSignOn } from 'contract/single-sign-on/endpoints'
import type { OidcConfig } from '../platform/config/oidc-config.ts'
import { Conflict, NotFound } from '../platform/core/problems.ts'
import { sourceOf } from '../platform/core/source.ts'
import type { Services } from '../platform/core/services.ts'
import { implement } from '../platform/http/implement.ts'
import { comeBack } from './come-back.ts'
import { beginFlow, FLOW_MINUTES, takeFlow } from './flow.ts'
import { isLinked } from './account-of.ts'
import { keepOutcome, OUTCOME_SECONDS } from './outcome.ts'
import { CALLBACK_PATH } from './provider.ts'
import { NotSignedIn, problemOf } from './refusal.ts'
import { proveByProvider, signInByProvider } from './sign-in-by-provider.ts'

const FLOW = 'oidc_flow'
const OUTCOME = 'oidc_outcome'
const PATH = '/api/oidc'
const LONGEST_NEXT = 2000

export function singleSignOnRoutes(app: FastifyInstance, services: Services) {
  const { config, db, limits } = services

  const provider = (): OidcConfig => {
    if (!config.oidc) throw new NotFound(m.core_route_not_found())
    return config.oidc
  }

  /** Httponly: no script reads it. Lax: the provider leads back from its own site. */
  const keep = (reply: FastifyReply, name: string, token: string, seconds: number) =>
    reply.setCookie(name, token, {
      path: PATH,
      httpOnly: true,
      sameSite: 'lax',
      secure: config.publicUrl.startsWith('https:'),
      maxAge: seconds,
    })

  const leadTo = (reply: FastifyReply, locale: Locale, path: string) =>
    reply.header('cache-control', 'no-store').redirect(pathIn(locale, path), 303)

  app.get<{ Querystring: Record<string, unknown> }>(
    `${PATH}/start`,
    { exposeHeadRoute: false },
    async (request, reply) => {
      const oidc = provider()
      const source = sourceOf(request.ip)
      await limits.take('request.address', source)
      await limits.take('login.address', source)
      const { language } = request.query
      const locale = toLocale(typeof language === 'string' ? language : undefined)
      const next = nextIn(request.query)
      try {
        const { address, token } = await beginFlow(services, oidc, { locale, next })
        keep(reply, FLOW, token, FLOW_MINUTES * 60)
        return await reply.header('cache-control', 'no-store').redirect(address, 303)
      } catch (error) {
        if (!(error instanceof NotSignedIn)) throw error
        request.log.error({ err: error.cause }, 'the provider of single sign-on is away')
        keep(reply, OUTCOME, await keepOutcome(services, { refusal: error.refusal, next }), OUTCOME_SECONDS)
        return leadTo(reply, locale, PROVIDER_SIGN_IN)
      }
    },
  )

  app.get(CALLBACK_PATH, { exposeHeadRoute: false }, async (request, reply) => {
    const oidc = provider()
    await limits.take('request.address', sourceOf(request.ip))
    const flow = await takeFlow(services, request.cookies[FLOW])
    reply.clearCookie(FLOW, { path: PATH })
    // Begun elsewhere, or too long ago: the page finds nothing to fetch, and says so.
    if (!flow)
      return leadTo(
        reply.clearCookie(OUTCOME, { path: PATH }),
        toLocale(request.cookies[LANGUAGE_COOKIE]),
        PROVIDER_SIGN_IN,
      )
    const url = new URL(request.raw.url ?? '/', config.publicUrl)
    keep(reply, OUTCOME, await comeBack(services, oidc, flow, { url, log: request.log }), OUTCOME_SECONDS)
    const path = flow.session_id === null ? PROVIDER_SIGN_IN : `${PROVIDER_AGAIN}?back`
    return leadTo(reply, toLocale(flow.locale), path)
  })

  /** Refusals of the way back, in the language of the page. */
  const told = <T>(oidc: OidcConfig, work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      throw error instanceof NotSignedIn ? problemOf(error.refusal, oidc.name) : error
    })

  implement(app, services, singleSignOn, {
    finish: async (_, { request, reply }) => {
      const oidc = provider()
      const by = {
        name: oidc.name,
        userAgent: request.headers['user-agent'] ?? '',
        authorization: request.headers.authorization,
        log: request.log,
      }
      const signedIn = await told(oidc, signInByProvider(services, request.cookies[OUTCOME], by))
      reply.clearCookie(OUTCOME, { path: PATH })
      return { message: m.core_welcome({ name: signedIn.data.firstname }), ...signedIn }
    },
    again: async (_, { user, reply, locale }) => {
      const oidc = provider()
      if (!(await isLinked(db, oidc.issuer, user.id)))
        throw new Conflict(m.single_sign_on_not_linked({ name: oidc.name }), 'not_linked')
      const going = { locale, next: '', sessionId: user.sessionId }
      const { address, token } = await told(oidc, beginFlow(services, oidc, going))
      keep(reply, FLOW, token, FLOW_MINUTES * 60)
      return { data: { address } }
    },
    finishAgain: async (_, { user, request, reply }) => {
      const oidc = provider()
      await told(oidc, proveByProvider(services, user, request.cookies[OUTCOME], oidc))
      reply.clearCookie(OUTCOME, { path: PATH })
      return { message: m.single_sign_on_proven() }
    },
  })
}

/** The page that was asked for, if it is on this site. */
const nextIn = ({ next }: Record<string, unknown>): string =>
  typeof next === 'string' && next.length <= LONGEST_NEXT && isSiteAddress(next) ? next : ''
