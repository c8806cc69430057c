import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { type Locale, localeOfPath, pathIn } from 'contract/core/locale'
import { isSiteAddress } from 'contract/core/paths'
import { type CarriedSettings, pageSettings } from 'contract/settings/page-settings'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerHitsFirst } from '../platform/cache/hits-first.ts'
import type { Made } from '../platform/cache/entry.ts'
import type { Config } from '../platform/config/config.ts'
import type { ResponseCache } from '../platform/cache/response-cache.ts'
import { REDIRECTS } from '../dead-ends/redirect.tags.ts'
import type { Makings } from '../platform/http/makings.ts'
import { beginRefusal, bodyOf } from '../platform/http/error-handler.ts'
import { shownPicture } from '../platform/files/shown-file.ts'
import type { LetterheadSources } from '../platform/papers/letterhead.ts'
import { BRAND_FILES, brandFileRoutes } from './brand-files.routes.ts'
import { loggedPath } from '../platform/http/logged-path.ts'
import type { Services } from '../platform/core/services.ts'
import { ALSO_UNDER_PRESSURE } from '../platform/http/pressure.ts'
import { apiReader } from './api-reader.ts'
import { ASSET, SECURITY_HEADERS } from '../platform/http/headers.ts'
import { nepaliAddressFor } from './first-language.ts'
import { createRenderer, type Renderer } from './render.ts'
import type { Website, WebsiteBuild } from './website.ts'

export interface WebsiteOptions extends LetterheadSources, Pick<Services, 'redirects'> {
  /** absent when the website was not built: each page then says so */
  website: Website | undefined
  cache: ResponseCache
  makings: Makings
  publicUrl: string
  config: Pick<Config, 'undoSeconds' | 'crm'> & Partial<Pick<Config, 'oidc'>>
}

const IS_DATA = /\.data(?:\?|$)/
const NOT_BUILT = 'The website is not built yet. Run: npm run build\n'

/** Passes every address without a route to the website. Register it last. */
export async function websiteRoutes(
  app: FastifyInstance,
  { website, cache, config, settings, redirects, files, makings, log, publicUrl }: WebsiteOptions,
) {
  if (!website) {
    app.log.warn(NOT_BUILT.trim())
    app.get('/*', (_request, reply) => reply.code(503).type('text/plain').send(NOT_BUILT))
    return
  }
  const { clientDir } = website
  if (clientDir) {
    await app.register((assets) => serveFiles(assets, clientDir))
    brandFileRoutes(app, { settings, files, log }, clientDir)
  }
  const renderer = rendererOf(website, publicUrl)

  app.route({ method: ['GET', 'HEAD'], url: '/*', handler: servePage, errorHandler: refusePage })
  app.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/*',
    // Before the body is read: pages take none. A form submitted before its script has loaded stays on the page.
    onRequest: async (request, reply) =>
      isForm(request) ? reply.redirect('?', 303) : reply.code(405).header('allow', 'GET, HEAD').send(),
    handler: async () => {},
  })
  if (!website.development)
    app.addHook('onListen', async () =>
      answerHitsFirst(app.server, cache, app.isShedding, (request) => nepaliAddressFor(request) === undefined),
    )

  async function refusePage(error: FastifyError, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const problem = beginRefusal(error, request, reply)
    if (!wantsPage(request)) return reply.send(bodyOf(problem, request))
    const { locale } = localeOfPath(request.raw.url ?? '/')
    const { headers, body } = (await renderer()).failure(problem.statusCode, request.id, locale)
    return reply.headers(headers).send(body)
  }

  async function servePage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const nepali = nepaliAddressFor(request.raw)
    if (nepali !== undefined)
      return reply
        .headers({ ...SECURITY_HEADERS, 'cache-control': 'private, no-store', vary: 'accept-language, cookie' })
        .redirect(nepali, 302)
    const { addressOf, render } = await renderer()
    const page = addressOf(request.raw.url ?? '/')
    if (page.moved) return reply.headers(SECURITY_HEADERS).redirect(page.moved, 301)
    // The router's own requests for data follow no redirect.
    const target = IS_DATA.test(page.url) ? undefined : (await redirects.settled()).get(page.path)
    const make = async () => {
      const report = (error: unknown) => request.log.error({ err: error, url: loggedPath(page.url) }, 'page failed')
      const { logo, ...stored } = await settings.settled()
      const settingsIn = (locale: Locale): CarriedSettings => ({
        ...pageSettings(stored, shownPicture(files, logo), locale),
        undoSeconds: config.undoSeconds,
        hasCrm: config.crm !== undefined,
        ...(config.oidc && { provider: config.oidc.name }),
      })
      const api = apiReader(request, page.locale)
      const made = await render(page, { api, requestId: request.id, settingsIn, report })
      if (target === undefined || made.status !== 404) return made
      // Looked at again where it is written: a row may be older than the rule.
      const location = pathIn(page.locale, target)
      return isSiteAddress(target) && isSiteAddress(location) ? leadingTo(location, made) : made
    }
    const admit = () => makings.admit(request, 'page')
    if (!website?.development)
      return page.fresh
        ? cache.respondAnew(request, reply, make, admit)
        : cache.respond(request, reply, target === undefined ? page.key : `redirected ${page.url}`, make, admit)
    const { status, headers, body } = await make()
    // Vite's pages have no policy, and must not get the API's instead.
    reply.removeHeader('content-security-policy')
    return reply
      .code(status)
      .headers({ ...headers, 'cache-control': 'no-store' })
      .send(body)
  }
}

/** The way from an address without a page to another one. Browsers keep it for an hour, because it can be changed. */
const leadingTo = (location: string, { tags = [] }: Made): Made => ({
  status: 301,
  headers: { ...SECURITY_HEADERS, location, 'cache-control': 'public, max-age=3600' },
  body: '',
  tags: [...tags, REDIRECTS],
})

/** People get a page to read; scripts, which request a page's data, get the usual JSON. */
const wantsPage = ({ url, headers }: FastifyRequest): boolean =>
  !IS_DATA.test(url) && headers.accept?.includes('text/html') === true

const isForm = ({ method, headers }: FastifyRequest): boolean =>
  method === 'POST' && headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true

/** The renderer of the newest build: in development it changes with each edit. */
function rendererOf(website: Website, publicUrl: string): () => Promise<Renderer> {
  let build: WebsiteBuild | undefined
  let renderer: Renderer | undefined
  return async () => {
    const newest = await website.load()
    if (!renderer || newest !== build) {
      build = newest
      renderer = createRenderer(newest, publicUrl, website)
    }
    return renderer
  }
}

async function serveFiles(app: FastifyInstance, clientDir: string) {
  // Assets are served under load too: they are cheap, and an admitted page is useless without them.
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, ...ALSO_UNDER_PRESSURE }
  })
  // Their names hold a hash of their content.
  await app.register(fastifyStatic, {
    root: join(clientDir, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    decorateReply: false,
    setHeaders: (reply) => void reply.headers(ASSET),
  })
  // Only the files that exist at start.
  await app.register(fastifyStatic, {
    root: clientDir,
    prefix: '/',
    wildcard: false,
    globIgnore: ['assets/**', ...BRAND_FILES],
    maxAge: '1h',
    decorateReply: false,
    setHeaders: (reply) => void reply.headers(ASSET),
  })
}
