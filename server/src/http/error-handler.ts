import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ProblemBody } from 'contract/fields'
import { Problem } from './errors.ts'

/** The one place where an error becomes an answer: `{ message, code, errors?, request_id }` (CONTRACT A1). */
export function handleErrors(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = problemOf(error)
    if (problem.statusCode >= 500) request.log.error({ err: error }, 'request failed')
    if (problem.retryAfter !== undefined) reply.header('retry-after', problem.retryAfter)
    return reply.code(problem.statusCode).send(bodyOf(problem, request))
  })
}

/** The answer for an address under /api that does not exist. */
export const routeNotFound = (request: FastifyRequest, reply: FastifyReply) =>
  reply.code(404).send(bodyOf(new Problem(404, 'not_found', 'Route not found'), request))

const bodyOf = (problem: Problem, request: FastifyRequest): ProblemBody => ({
  message: problem.message,
  code: problem.code,
  ...(problem.errors && { errors: problem.errors }),
  request_id: request.id,
})

function problemOf(error: FastifyError): Problem {
  if (error instanceof Problem) return error
  const status = error.statusCode ?? 500
  if (status === 413) return new Problem(413, 'too_large', 'The request is too large')
  if (status === 429 || status === 503)
    return new Problem(status, 'busy', 'Too busy right now, please try again', { retryAfter: 2 })
  if (status >= 400 && status < 500) return new Problem(status, 'unreadable', 'The request could not be read')
  if (isDatabaseAway(error))
    return new Problem(503, 'database_away', 'The service is away for a moment, please try again', { retryAfter: 5 })
  return new Problem(500, 'internal', 'Something went wrong on our side')
}

const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '08006',
  '08001',
  '53300',
])

function isDatabaseAway(error: FastifyError): boolean {
  return AWAY.has(error.code) || /Connection terminated|timeout exceeded when trying to connect/.test(error.message)
}
