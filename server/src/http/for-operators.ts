import { timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { routeNotFound } from './error-handler.ts'
import { sourceOf } from './source.ts'

/** Restricts a route to this machine, or to callers with `METRICS_TOKEN` as bearer token. */
export const forOperators =
  ({ metricsToken }: Pick<Config, 'metricsToken'>) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (isThisMachine(request.ip)) return
    if (metricsToken !== undefined && isSame(request.headers.authorization ?? '', `Bearer ${metricsToken}`)) return
    await routeNotFound(request, reply)
  }

const isThisMachine = (address: string): boolean => address === '::1' || sourceOf(address).key.startsWith('127.')

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
