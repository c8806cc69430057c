import { isDeepStrictEqual } from 'node:util'
import { may } from 'contract/core/access'
import { problem } from 'contract/core/fields'
import { contract } from 'contract/index'
import type { Services } from '../../src/platform/core/services.ts'
import { openApiOf } from '../../src/platform/http/openapi.ts'
import { sql } from 'kysely'
import type { FuzzedCall } from './calls.ts'
import { ROLE_OF, type FuzzCaller } from './callers.ts'

/** An answer, as the promises look at it. */
interface Answer {
  statusCode: number
  headers: Record<string, unknown>
  body: string
}

/** Every documented status, and 304 for cached responses. */
const STATUSES = new Set([200, 304, 400, 401, 403, 404, 409, 413, 415, 422, 429, 503])

/** Internals that no response may reveal: paths of our code, dependencies, database details. */
const INTERNALS = [
  /\bat (async )?[\w.<>]+ \(/,
  /node_modules|node:internal|file:\/\/\/\w+\/\w+\/.*\.ts\b/,
  /\.ts:\d+/,
  /\b(FST_|SQLITE_|ECONN|ENOENT|EACCES|ERR_)[A-Z_]*/,
  /\b(kysely|fastify|pglite|postgres(ql)?|pg-boss|pgboss|busboy|zod|sharp|vips)\b/i,
  /violates|duplicate key value|invalid input syntax|out of range for type|relation "/,
  /\b(TypeError|RangeError|SyntaxError|ReferenceError|ZodError)\b/,
  /Unexpected (token|end)|Cannot (read|set|convert|destructure)|is not (a function|iterable)/,
]
const SECRETS = /\$argon2|password_hash|code_hash|token_hash/

export type Promises = (call: FuzzedCall, caller: FuzzCaller, answer: Answer) => string[]

/** Returns a function that lists the promises which a response breaks. */
export async function promisesOf({ db, config }: Services): Promise<Promises> {
  const names = await namesOfRules(db)
  return (call, caller, answer) => [
    ...statusFaults(call, caller, answer),
    ...headerFaults(answer),
    ...(answer.statusCode >= 400 ? refusalFaults(answer, names) : contentFaults(call, answer)),
    ...(SECRETS.test(withoutFields(answer.body)) ? ['a secret is in the answer'] : []),
    ...(answer.body.includes(config.dataDir) ? ['the answer says where our data lies'] : []),
  ]
}

/** Names of fields that a request had, and that nobody asked for, come back in its errors. */
const withoutFields = (body: string): string =>
  body.replace(/"errors":\{[^}]*\}/, (errors) => errors.replaceAll(/"\w+":/g, ''))

/** Names of constraints and indexes, which would reveal the schema. */
async function namesOfRules(db: Services['db']): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select conname as name from pg_constraint where connamespace = 'public'::regnamespace
    union select indexname from pg_indexes where schemaname = 'public'`.execute(db)
  const description = JSON.stringify(openApiOf(contract))
  return rows.map(({ name }) => name).filter((name) => name.includes('_') && !description.includes(name))
}

function statusFaults({ endpoint }: FuzzedCall, caller: FuzzCaller, { statusCode, headers }: Answer): string[] {
  const faults: string[] = []
  if (!STATUSES.has(statusCode)) faults.push(`the status is ${statusCode}`)
  if (statusCode === 503 && !headers['retry-after']) faults.push('503 without a time to come back')
  const role = ROLE_OF[caller]
  const isOpen = endpoint.access === 'public' || endpoint.access === 'signed'
  if (statusCode < 400 && !isOpen && !(role && may(role, endpoint.access))) faults.push(`${caller} was let in`)
  return faults
}

/** No header comes from the input, and every response has its request id. */
const headerFaults = ({ headers }: Answer): string[] => [
  ...Object.entries(headers)
    .filter(([name, value]) => name.includes('injected') || /[\r\n]/.test(String(value)))
    .map(([name]) => `the header ${name} was made by the request`),
  ...(typeof headers['x-request-id'] === 'string' && headers['x-request-id'] !== 'x-injected' ? [] : ['no request id']),
]

function refusalFaults({ headers, body }: Answer, names: readonly string[]): string[] {
  const parsed = problem.strict().safeParse(jsonOf({ headers, body }))
  if (!parsed.success) return ['the refusal does not read as refusals do']
  const said = JSON.stringify({ ...parsed.data, code: '' })
  const leaks = INTERNALS.filter((pattern) => pattern.test(said)).map(String)
  return [...leaks, ...names.filter((name) => said.includes(name))].map((leak) => `the refusal tells ${leak}`)
}

function contentFaults({ endpoint }: FuzzedCall, answer: Answer): string[] {
  if (answer.statusCode === 304) return answer.body === '' ? [] : ['an answer without content has some']
  const { response } = endpoint
  if (!('safeParse' in response))
    return answer.headers['content-disposition'] && answer.body.length > 0 ? [] : ['the file has no name or no content']
  const content = jsonOf(answer)
  const parsed = response.safeParse(content)
  if (!parsed.success) return [`the answer is not what the contract says: ${parsed.error.message}`]
  return isDeepStrictEqual(parsed.data, content) ? [] : ['the answer says more than the contract']
}

function jsonOf({ headers, body }: Omit<Answer, 'statusCode'>): unknown {
  if (!String(headers['content-type']).startsWith('application/json')) return undefined
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
