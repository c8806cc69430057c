// One of the servers that the benchmark of calls asks; says over IPC where it listens.
// node bench/calls-server.ts product|floor <data directory> [database url]
import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify'
import { Kysely, PostgresDialect, type CompiledQuery } from 'kysely'
import type { Role } from 'contract/core/roles'
import { beginSession } from '../server/src/platform/sessions/begin-session.ts'
import { buildApp } from '../server/src/app.ts'
import { answerHitsFirst } from '../server/src/platform/cache/hits-first.ts'
import type { ResponseCache } from '../server/src/platform/cache/response-cache.ts'
import type { DB } from '../server/src/platform/core/schema.ts'
import type { Services } from '../server/src/platform/core/services.ts'
import { openPlace } from './calls-data.ts'
import { callsOf, subjects, type Call } from './calls-list.ts'

export interface ProductServer {
  cached: number
  uncached: number
  tokens: { staff: string; customer: string }
}
/** What the product is asked for over IPC: how a call's statements are carried out. */
export interface PlanRequest {
  path: string
  who: Call['who']
}
/** One statement of a call: its time in the database, and how it comes to the rows of each table. */
export interface PlannedStatement {
  sql: string
  ms: number
  scans: string[]
}
export interface FloorServer {
  port: number
  calls: Call[]
}
/** To the floor: answer these bytes from now on. */
export interface Constant {
  body: string
  headers: Record<string, string>
}

/** Requests that missed the cache, each by a key of its own. */
let missed = 0
const [kind, dataDir = '', databaseUrl] = process.argv.slice(2)
const services = await openPlace({ dataDir, databaseUrl })
process.send?.(kind === 'product' ? await serveProduct(services) : await serveFloor(services))
process.once('SIGTERM', () => process.exit())

async function serveProduct(services: Services): Promise<ProductServer> {
  const tokens = { staff: await signIn(services, 'staff'), customer: await signIn(services, 'customer') }
  const uncached = await buildApp({ ...services, cache: missing(services.cache) })
  const cached = await buildApp(services)
  cached.addHook('onListen', async () => answerHitsFirst(cached.server, services.cache))
  process.on('message', async ({ path, who }: PlanRequest) => {
    const headers = who === 'public' ? {} : { authorization: `Bearer ${tokens[who]}` }
    process.send?.(await plansOf(services, { url: path, headers }))
  })
  return {
    cached: await portOf(cached),
    uncached: await portOf(uncached),
    tokens,
  }
}

/** On whose behalf the calls of staff and of customers are made. */
async function accountOf({ db }: Services, who: 'staff' | 'customer'): Promise<{ id: number; role: Role }> {
  const { staff, customer } = await subjects(db)
  return who === 'staff' ? { id: staff, role: 'admin' } : { id: customer, role: 'customer' }
}

async function signIn(services: Services, who: 'staff' | 'customer'): Promise<string> {
  return beginSession(services, services.db, await accountOf(services, who), 'bench')
}

/** Each request builds, compresses and caches its response: the cost of a cache miss. */
function missing(cache: ResponseCache): ResponseCache {
  return {
    ...cache,
    answer: () => false,
    respond: (request, reply, key, make) => cache.respond(request, reply, `${key} ${(missed += 1)}`, make),
  }
}

/** The reading statements of one request, carried out once more and explained. */
async function plansOf(services: Services, request: InjectOptions): Promise<PlannedStatement[]> {
  const plans: PlannedStatement[] = []
  for (const { sql: text, parameters } of await readsOf(services, request)) {
    const { rows } = await services.database.pool.query(`explain (analyze, format json) ${text}`, [...parameters])
    const [{ Plan: plan, 'Execution Time': ms }] = rows[0]['QUERY PLAN']
    plans.push({ sql: text, ms, scans: [...new Set(scansOf(plan))] })
  }
  return plans.toSorted((a, b) => b.ms - a.ms)
}

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: PlanNode[]
}

/** Each way to a table within a plan, and how many rows came along it. */
const scansOf = (node: PlanNode): string[] => [
  ...((node['Relation Name'] ?? node['Index Name'])
    ? [
        `${node['Node Type']} ${node['Index Name'] ?? node['Relation Name']} ` +
          `(${Math.round((node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'])})`,
      ]
    : []),
  ...(node.Plans ?? []).flatMap(scansOf),
]

/** The statements with which the product reads what one request asks for. */
async function readsOf(services: Services, request: InjectOptions): Promise<CompiledQuery[]> {
  const seen: CompiledQuery[] = []
  const dialect = new PostgresDialect({ pool: services.database.pool })
  const db = new Kysely<DB>({ dialect, log: ({ query }) => void seen.push(query) })
  const app = await buildApp({ ...services, db, cache: missing(services.cache) })
  await app.inject(request)
  await app.close()
  return seen.filter((query) => /^\s*(select|with)\b/i.test(query.sql))
}

/**
 * Bare Fastify: `/constant` sends bytes it was told, `/<name of a call>` the rows of that call's main statement, `/upload`
 * keeps a file.
 */
async function serveFloor(services: Services): Promise<FloorServer> {
  const { pool } = services.database
  const app = Fastify({ bodyLimit: 2 ** 26 })
  let constant: Constant = { body: '', headers: {} }
  process.on('message', (message: Constant) => (constant = message))
  app.get('/constant', (_request, reply) => reply.headers(constant.headers).send(constant.body))
  await app.register(multipart, { limits: { fileSize: Infinity } })
  app.post('/upload', async (request) => {
    for await (const part of request.parts())
      if (part.type === 'file')
        await pipeline(part.file, createWriteStream(join(services.files.stagingDir, randomUUID()), { flush: true }))
    return { message: 'OK' }
  })
  const calls = await callsOf(services.db)
  for (const call of calls) {
    const { sql: text, parameters } = await mainStatement(services, call)
    const query = { name: call.name, text, values: [...parameters] }
    app.get(`/${call.name}`, async () => ({ message: 'OK', data: (await pool.query(query)).rows }))
  }
  return { port: await portOf(app), calls }
}

/** The longest of the statements that a call runs: the one that reads what it shows, and whether the caller may see it. */
async function mainStatement(services: Services, { path, who }: Call): Promise<CompiledQuery> {
  const headers = who === 'public' ? {} : { authorization: `Bearer ${await signIn(services, who)}` }
  const request = { url: path, headers }
  // The first request of a session looks its caller up; later ones check it in the statement that reads the list.
  await readsOf(services, request)
  const reads = await readsOf(services, request)
  return reads.reduce((longest, query) => (query.sql.length > longest.sql.length ? query : longest))
}

async function portOf(app: FastifyInstance): Promise<number> {
  await app.listen({ host: '127.0.0.1', port: 0 })
  return ((app.server as Server).address() as AddressInfo).port
}
