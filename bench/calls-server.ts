// One of the servers that the benchmark of calls asks; says over IPC where it listens.
// node bench/calls-server.ts product|floor <data directory> [database url]
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { Kysely, PostgresDialect, type CompiledQuery } from 'kysely'
import { beginSession } from '../server/src/sessions/session.service.ts'
import { buildApp } from '../server/src/app.ts'
import { answerHitsFirst } from '../server/src/cache/hits-first.ts'
import type { ResponseCache } from '../server/src/cache/response-cache.ts'
import type { DB } from '../server/src/database/schema.ts'
import type { Services } from '../server/src/services.ts'
import { openPlace } from './calls-data.ts'
import { callsOf, subjects, type Call } from './calls-list.ts'

export interface ProductServer {
  cached: number
  uncached: number
  tokens: { staff: string; customer: string }
}
export type MeasuredCall = Omit<Call, 'read'>
export interface FloorServer {
  port: number
  calls: MeasuredCall[]
}
/** To the floor: answer these bytes from now on. */
export interface Constant {
  body: string
  headers: Record<string, string>
}

const [kind, dataDir = '', databaseUrl] = process.argv.slice(2)
const services = await openPlace({ dataDir, databaseUrl })
process.send?.(kind === 'product' ? await serveProduct(services) : await serveFloor(services))
process.once('SIGTERM', () => process.exit())

async function serveProduct(services: Services): Promise<ProductServer> {
  const { staff, customer } = await subjects(services.db)
  const uncached = await buildApp({ ...services, cache: missing(services.cache) })
  const cached = await buildApp(services)
  cached.addHook('onListen', async () => answerHitsFirst(cached.server, services.cache))
  return {
    cached: await portOf(cached),
    uncached: await portOf(uncached),
    tokens: {
      staff: await beginSession(services, services.db, { id: staff, role: 'admin' }, 'bench'),
      customer: await beginSession(services, services.db, { id: customer, role: 'customer' }, 'bench'),
    },
  }
}

/** Each request makes its answer, compresses and keeps it: what the first one to ask for an address pays. */
function missing(cache: ResponseCache): ResponseCache {
  let asked = 0
  return {
    ...cache,
    answer: () => false,
    respond: (request, reply, key, make) => cache.respond(request, reply, `${key} ${(asked += 1)}`, make),
  }
}

/** Bare Fastify: `/constant` sends bytes it was told, `/<name of a call>` the rows of that call's main statement. */
async function serveFloor(services: Services): Promise<FloorServer> {
  const { pool } = services.database
  const app = Fastify()
  let constant: Constant = { body: '', headers: {} }
  process.on('message', (message: Constant) => (constant = message))
  app.get('/constant', (_request, reply) => reply.headers(constant.headers).send(constant.body))
  const calls = await callsOf(services.db)
  for (const call of calls) {
    const { sql: text, parameters } = await mainStatement(services, call)
    const query = { name: call.name, text, values: [...parameters] }
    app.get(`/${call.name}`, async () => ({ message: 'OK', data: (await pool.query(query)).rows }))
  }
  return { port: await portOf(app), calls: calls.map(({ name, path, who }) => ({ name, path, who })) }
}

/** The longest of the statements that a call runs: the one that reads what it shows. */
async function mainStatement({ database, files }: Services, call: Call): Promise<CompiledQuery> {
  const seen: CompiledQuery[] = []
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: database.pool }),
    log: ({ query }) => void seen.push(query),
  })
  await call.read(db, files)
  return seen.reduce((longest, query) => (query.sql.length > longest.sql.length ? query : longest))
}

async function portOf(app: FastifyInstance): Promise<number> {
  await app.listen({ host: '127.0.0.1', port: 0 })
  return ((app.server as Server).address() as AddressInfo).port
}
