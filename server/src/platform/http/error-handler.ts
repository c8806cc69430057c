import { m } from 'contract/messages'
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ProblemBody } from 'contract/core/fields'
import { isDatabaseAway } from '../database/errors.ts'
import { Busy, Problem } from '../core/problems.ts'
import { speaking } from '../core/speaking.ts'
import { languageOf } from './page-language.ts'

const OF_THE_ANSWER = [
  'cache-control',
  'etag',
  'content-length',
  'content-range',
  'content-disposition',
  'accept-ranges',
]

/** The one place where an error becomes a response: `{ message, code, errors?, request_id }`. */
export function handleErrors(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError, request, reply) =>
    reply.send(speaking(languageOf(request), () => bodyOf(beginRefusal(error, request, reply), request))),
  )
}

/** Logs the error and sets status and headers of the response; the caller sends the body. */
export function beginRefusal(error: FastifyError, request: FastifyRequest, reply: FastifyReply): Problem {
  const problem = logged(error, request.log)
  // Caching headers of the failed response must not apply to the error.
  for (const name of OF_THE_ANSWER) reply.removeHeader(name)
  if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
  if (problem.retryAfter !== undefined) reply.header('retry-after', problem.retryAfter)
  reply.code(problem.statusCode)
  return problem
}

/** The refusal of a read that a page of this process made, with its error in the log. */
export function refusalOf(error: unknown, { id, log }: Pick<FastifyRequest, 'id' | 'log'>) {
  const problem = logged(error as FastifyError, log)
  const { statusCode: status, retryAfter } = problem
  return { status, body: bodyOf(problem, { id }), ...(retryAfter !== undefined && { retryAfter }) }
}

function logged(error: FastifyError, log: FastifyBaseLogger): Problem {
  const problem = problemOf(error)
  if (problem.statusCode >= 500) log.error({ err: error }, 'request failed')
  if (problem.attempt) log.warn(problem.attempt, 'attempt refused')
  return problem
}

/** The response for an unknown address under /api. */
export const routeNotFound = (request: FastifyRequest, reply: FastifyReply) =>
  reply
    .code(404)
    .send(speaking(languageOf(request), () => bodyOf(new Problem(404, 'not_found', m.core_route_not_found()), request)))

/** The JSON body of an error. */
export const bodyOf = (
  { message, code, errors, current }: Problem,
  { id }: Pick<FastifyRequest, 'id'>,
): ProblemBody => ({
  message,
  code,
  ...(errors && { errors }),
  ...(current && { current }),
  request_id: id,
})

function problemOf(error: FastifyError): Problem {
  if (error instanceof Problem) return error
  const status = error.statusCode ?? 500
  if (status === 413) return new Problem(413, 'too_large', m.core_request_too_large())
  if (status === 429 || status === 503) return new Busy(status)
  if (status >= 400 && status < 500) return new Problem(status, 'unreadable', m.core_request_could_not_read())
  if (isFull(error))
    return new Problem(503, 'no_room', m.core_no_space_save_right_now_try(), {
      retryAfter: 60,
    })
  if (isDatabaseAway(error))
    return new Problem(503, 'database_away', m.core_service_briefly_unavailable_try_again(), { retryAfter: 5 })
  return new Problem(500, 'internal', m.core_something_went_wrong_side())
}

/** The disk of the files or of the database is full; wrapping errors keep the original as their cause. */
function isFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && FULL.has(String(error.code))) || isFull(error.cause)
}

const FULL = new Set(['ENOSPC', 'EDQUOT', '53100'])
