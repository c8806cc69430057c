import { m } from 'contract/messages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { BytesBody, Endpoint, FileReply, Input, Reply } from 'contract/core/endpoint'
import { fieldPath } from 'contract/core/field-path'
import { LOCALE_HEADER, type Locale } from 'contract/core/locale'
import { isBytes, maxBytesOf, uploadFields } from 'contract/core/route-table'
import type { Logger } from 'pino'
import type { z } from 'zod'
import { recordedExport } from '../audit/record-export.ts'
import type { Services } from '../core/services.ts'
import { namedUploads } from '../uploads/in-parts.ts'
import { places } from '../threads/places.ts'
import { PUBLIC, SECURITY_HEADERS } from './headers.ts'
import type { PublicRead } from './public-reads.ts'
import { bodyLimitOf } from './body-limit.ts'
import { Invalid, NotFound, TooMany } from '../core/problems.ts'
import { sendFileReply } from './file-reply.ts'
import { speaking } from '../core/speaking.ts'
import { languageOf } from './page-language.ts'
import { readBytes } from './read-bytes.ts'
import { sourceOf } from '../core/source.ts'
import type { Caller, SignedIn } from '../core/caller.ts'
import { authorize, checkWithin, noteUse, type SeenCaller, type SessionCheck } from '../sessions/authorize.ts'
import { expectRecentPassword } from '../sessions/recent-password.ts'
import { expectWithinCentre } from '../sessions/within-centre.ts'
import { acceptUploads, discardUploads, readMultipart } from './uploads.ts'

/** The context a handler receives besides its input. */
interface Context<U = Caller> {
  services: Services
  user: U
  request: FastifyRequest
  /** of the page that asks: texts for customers come in it */
  locale: Locale
  reply: FastifyReply
  /** for handlers that check the session themselves; see `checkingWithin` */
  check?: SessionCheck | undefined
}

const checksItself = new WeakSet<object>()

/**
 * Marks a read-only handler that checks the session in its own statement: what it read is discarded unless that
 * statement confirms that the caller is still signed in. That saves a query.
 */
export function checkingWithin<H extends object>(handler: H): H {
  checksItself.add(handler)
  return handler
}

type Before = (input: Parts, context: Pick<Context<Caller | undefined>, 'services' | 'user' | 'request'>) => unknown

const asksBefore = new WeakMap<object, Before>()

/**
 * Marks an upload handler with a check made before a byte of the form is read: whether the row in its address exists
 * and this caller may change it now. The check throws what the handler would throw.
 */
export function askingBefore<I extends object, C, R>(
  before: (input: Omit<I, 'body'>, context: C) => unknown,
  handler: (input: I, context: C) => R,
): (input: I, context: C) => R {
  // The check's input is a part of the handler's input.
  asksBefore.set(handler, before as unknown as Before)
  return handler
}

/** How many forms with files of one account are read at once; further ones wait, unread. */
const inPlace = places({
  each: 3,
  waiting: 60,
  waitMs: 20_000,
  full: () => new TooMany(m.core_several_files_their_way_wait_until(), 10),
})

type UserOf<E extends Endpoint> = E['access'] extends 'public' | 'signed' ? undefined : Caller

/** A handler for every endpoint of a domain; a missing one, or one that returns other fields, does not compile. */
export type Handlers<Domain extends Record<string, Endpoint>> = {
  [Name in keyof Domain]: (
    input: Input<Domain[Name]>,
    context: Context<UserOf<Domain[Name]>>,
  ) => Reply<Domain[Name]> | Promise<Reply<Domain[Name]>>
}

/** Creates the routes of a domain from its contract: authorisation, validation, response filtering, caching. */
export function implement<Domain extends Record<string, Endpoint>>(
  app: FastifyInstance,
  services: Services,
  endpoints: Domain,
  handlers: Handlers<Domain>,
) {
  const withFiles: (readonly [Endpoint, Handler])[] = []
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
    // Each handler fits its own endpoint; only the loop loses that type.
    const handler = handlers[name] as unknown as Handler
    const max = maxBytesOf(endpoint.body)
    if (max !== undefined)
      app.register(async (scope) => {
        readBytes(scope, max)
        addRoute(scope, services, endpoint, handler)
      })
    else if (Object.keys(uploadFields(endpoint.body)).length > 0) withFiles.push([endpoint, handler])
    else addRoute(app, services, endpoint, handler)
  }
  if (withFiles.length > 0)
    // Browsers send forms across sites without a preflight, but not JSON: only calls with files read them.
    app.register(async (scope) => {
      acceptUploads(scope)
      for (const [endpoint, handler] of withFiles) addRoute(scope, services, endpoint, handler)
    })
}

type Parts = Partial<Record<'params' | 'query', Record<string, unknown>>> & {
  body?: Record<string, unknown> | Uint8Array
}
type Handler = (input: Parts, context: Context<Caller | undefined>) => Promise<Record<string, unknown>>

declare module 'fastify' {
  interface FastifyRequest {
    /** the signed-in caller; undefined on routes that need none */
    standing: Standing | undefined
  }
}

/** The caller of a request. */
interface Standing {
  caller: Caller
  /** the caller as the database described it during this request */
  seen: SeenCaller | undefined
  check: SessionCheck | undefined
}

function addRoute(app: FastifyInstance, services: Services, endpoint: Endpoint, handler: Handler) {
  const files = uploadFields(endpoint.body)
  const takesFiles = Object.keys(files).length > 0
  const url = `/api${endpoint.path}`
  const requiresAccount = endpoint.access !== 'public' && endpoint.access !== 'signed'

  if (endpoint.method === 'GET' && endpoint.access === 'public' && 'safeParse' in endpoint.response)
    app.publicReads.set(endpoint.path, publicRead(services, endpoint, handler))

  const { response } = endpoint
  const answer = async (request: FastifyRequest, reply: FastifyReply, input: Parts) => {
    const standing = request.standing
    const locale = languageOf(request)
    const context = { services, user: standing?.caller, request, locale, reply, check: standing?.check }
    const given = await handler(input, context)
    if ('safeParse' in response) return filtered(endpoint, response, given)
    // A handler of a file response compiles only when it returns a file.
    const file = given as unknown as FileReply
    const { people } = endpoint
    if (!people || !standing) return sendFileReply(reply, response, file)
    const exported = { user: standing.caller, list: people, query: { ...input.params, ...input.query } }
    return sendFileReply(reply, response, recordedExport(services, exported, file))
  }

  app.route({
    method: endpoint.method,
    url,
    bodyLimit: bodyLimitOf(endpoint),
    // Crawlers and monitors ask with HEAD. Nobody does with a session, and each route costs time at the start.
    exposeHeadRoute: endpoint.access === 'public' || endpoint.access === 'signed',
    onRequest: async (request) => {
      if (endpoint.cacheTags) return
      await services.limits.take('request.address', sourceOf(request.ip))
      if (!requiresAccount) return
      const { authorization } = request.headers
      const check = checksItself.has(handler) ? await checkWithin(services, authorization, endpoint) : undefined
      const seen = check ? undefined : await signIn(request)
      const caller = callerOf(check?.caller ?? seen!, request)
      const { id, key } = caller
      await (key
        ? services.limits.take('request.key', String(key.id))
        : services.limits.take('request.account', String(id)))
      request.standing = { caller, seen, check }
      // Missing in Fastify's logger type; a second child logger per request is a twentieth of a list's cost.
      ;(request.log as Logger).setBindings({ account: id, ...(key && { key: key.id }) })
      if (endpoint.recentPassword) await expectRecentPassword(services, services.db, caller)
    },
    ...(requiresAccount && {
      onResponse: (request, _reply, done) => {
        const seen = request.standing?.seen
        if (seen?.isSeenDue) void noteUse(services, seen, request.ip)
        done()
      },
    }),
    // Once more: what follows a body that came over the network is not in the context of the request's begin.
    handler: (request, reply) =>
      speaking(languageOf(request), () => {
        const standing = request.standing
        return standing?.check ? checked(request, reply, standing, standing.check) : handle(request, reply)
      }),
  })

  const signIn = (request: FastifyRequest): Promise<SeenCaller> =>
    authorize(services, { header: request.headers.authorization, address: request.ip }, endpoint)

  /** Sends what was read only if the database confirmed the caller's session. */
  async function checked(
    request: FastifyRequest,
    reply: FastifyReply,
    standing: Standing,
    check: SessionCheck,
  ): Promise<unknown> {
    let answered: unknown
    try {
      answered = await handle(request, reply)
    } catch (error) {
      standing.seen = check.confirmed ?? (await signIn(request))
      throw error
    }
    standing.seen = check.confirmed ?? (await signIn(request))
    if (standing.seen.role === check.caller.role) return answered
    standing.caller = callerOf(standing.seen, request)
    standing.check = undefined
    return handle(request, reply)
  }

  async function handle(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const input: Parts = {}
    if (endpoint.params) input.params = parseAddress(endpoint.params, request.params)
    await expectOwnRow(request, input)
    if (endpoint.query) input.query = parse(endpoint.query, withoutEmpty(request.query))
    if (endpoint.cacheTags) {
      const make = async () => cacheable(endpoint.cacheTags!(withEmpty(input)), await answer(request, reply, input))
      const admit = () => services.makings.admit(request, 'answer')
      return services.cache.respond(request, reply, cacheKey(url, languageOf(request), input), make, admit)
    }
    if (!endpoint.body) return answer(request, reply, input)
    if (isBytes(endpoint.body))
      return answer(request, reply, { ...input, body: parseBytes(endpoint.body, request.body) })
    if (!takesFiles || !request.isMultipart())
      return answer(request, reply, { ...input, body: parse(endpoint.body, withoutFiles(request.body, files)) })

    const user = request.standing?.caller
    await asksBefore.get(handler)?.(input, { services, user, request })
    const by = String(user?.id ?? sourceOf(request.ip).key)
    const leave = await inPlace(by)
    try {
      return await handleForm(request, reply, input, { schema: endpoint.body, by })
    } finally {
      leave()
    }
  }

  /** A caller who is bound to a service centre finds no row of another one. */
  async function expectOwnRow(request: FastifyRequest, { params }: Parts): Promise<void> {
    const { centre } = endpoint
    const caller = request.standing?.caller
    if (caller && (centre === 'complaint' || centre === 'engineer'))
      await expectWithinCentre(services.db, caller, centre, Number(params?.id))
  }

  async function handleForm(
    request: FastifyRequest,
    reply: FastifyReply,
    input: Parts,
    { schema, by }: { schema: z.ZodObject; by: string },
  ): Promise<unknown> {
    const inParts = namedUploads(services, request.standing?.caller.id)
    const { stagingDir } = services.files
    const form = await readMultipart(request, files, { stagingDir, by, inParts })
    try {
      const body = parse(schema, { ...form.fields, ...single(form.uploads, files) })
      const answered = await answer(request, reply, { ...input, body })
      // It succeeded. What cannot be removed now is removed by the sweep.
      await inParts.takeAway().catch((error: unknown) => request.log.error({ err: error }, 'parts were left behind'))
      return answered
    } finally {
      await discardUploads(form.uploads)
    }
  }
}

/** How a page of this process reads a public call: no request, no JSON unless the answer was cached. */
function publicRead(services: Services, endpoint: Endpoint, handler: Handler): PublicRead {
  const { response, cacheTags } = endpoint
  return (given, locale) =>
    speaking(locale, async () => {
      const input: Parts = {}
      if (endpoint.params) input.params = parseAddress(endpoint.params, given.params)
      if (endpoint.query) input.query = parse(endpoint.query, given.query)
      let made: unknown
      const answer = async () => {
        const value = await handler(input, { services, user: undefined, locale } as Context<undefined>)
        made = filtered(endpoint, response as z.ZodObject, value)
        return made
      }
      if (!cacheTags) return { value: await answer(), tags: [] }
      const tags = cacheTags(withEmpty(input))
      const key = cacheKey(`/api${endpoint.path}`, locale, input)
      const body = await services.cache.read(key, async () => cacheable(tags, await answer()))
      // Another reader may have made it.
      return { value: made ?? JSON.parse(body.toString()), tags }
    })
}

/** The same answer is kept once, whoever asks. */
const cacheKey = (url: string, locale: Locale, { params = {}, query = {} }: Parts): string =>
  `${locale === 'en' ? '' : `${locale} `}${url}${JSON.stringify([params, query])}`

const cacheable = (tags: string[], value: unknown) => ({
  status: 200,
  headers: {
    ...SECURITY_HEADERS,
    ...PUBLIC,
    vary: LOCALE_HEADER,
    'content-type': 'application/json; charset=utf-8',
  },
  body: JSON.stringify(value),
  tags,
})

const callerOf = ({ id, role, sessionId, centreId, key }: SignedIn, { id: requestId }: FastifyRequest): Caller => ({
  id,
  role,
  sessionId,
  centreId: centreId ?? null,
  ...(key && { key }),
  requestId,
})

/** Some clients send unused filters as empty: they count as absent. */
const withoutEmpty = (query: unknown) =>
  Object.fromEntries(Object.entries(query as Record<string, unknown>).filter(([, value]) => value !== ''))

/** Files come only as parts of a form: a path in JSON could name any file of this machine. */
const withoutFiles = (body: unknown, files: ReturnType<typeof uploadFields>) =>
  typeof body === 'object' && body !== null && !Array.isArray(body)
    ? Object.fromEntries(Object.entries(body).filter(([name]) => !Object.hasOwn(files, name)))
    : body

const withEmpty = (input: Parts) => ({ params: input.params ?? {}, query: input.query ?? {} })

/** One file where the field holds one, a list where it holds several. */
const single = (
  uploads: Awaited<ReturnType<typeof readMultipart>>['uploads'],
  fields: ReturnType<typeof uploadFields>,
) =>
  Object.fromEntries(
    Object.entries(uploads)
      .filter(([, list]) => list.length > 0)
      .map(([field, list]) => [field, fields[field]?.max === 1 ? list[0] : list]),
  )

function filtered(endpoint: Endpoint, response: z.ZodObject, reply: Record<string, unknown>): Record<string, unknown> {
  const result = response.safeParse(reply)
  if (!result.success)
    throw new Error(`${endpoint.path}: the answer does not match the contract: ${result.error.message}`)
  return result.data
}

/** Throws Invalid with the first message of each field. */
function parse(schema: z.ZodType, value: unknown): Record<string, unknown> {
  const result = schema.safeParse(value ?? {})
  if (!result.success) throw new Invalid(messagesOf(result.error))
  const unstorable = unstorableField(result.data)
  if (unstorable) throw new Invalid({ [unstorable]: m.core_contains_character_cannot_stored() })
  return result.data as Record<string, unknown>
}

/** Throws Invalid unless the body is bytes. */
function parseBytes(schema: BytesBody, body: unknown): Uint8Array {
  const result = schema.safeParse(body)
  if (!result.success) throw new Invalid(messagesOf(result.error))
  return result.data
}

/** A path parameter that cannot name a row is not found. */
function parseAddress(schema: z.ZodType, value: unknown): Record<string, unknown> {
  const result = schema.safeParse(value)
  if (!result.success || unstorableField(result.data)) throw new NotFound(m.core_route_not_found())
  return result.data as Record<string, unknown>
}

function messagesOf(error: z.ZodError): Record<string, string> {
  const messages: Record<string, string> = {}
  for (const issue of error.issues) messages[fieldPath(issue.path) || 'body'] ??= issue.message
  return messages
}

/** PostgreSQL's text cannot hold NUL, nor its JSON a lone surrogate. */
function unstorableField(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  return Object.entries(data).find(([, value]) => isUnstorable(value))?.[0]
}

/** Not recursive: fields that a call ignores may be nested to any depth. */
function isUnstorable(value: unknown): boolean {
  const left = [value]
  while (left.length > 0) {
    const one = left.pop()
    if (typeof one === 'string' && (one.includes('\0') || !one.isWellFormed())) return true
    if (typeof one === 'object' && one !== null) for (const inner of Object.values(one)) left.push(inner)
  }
  return false
}
