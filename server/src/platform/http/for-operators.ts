import { timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'
import { routeNotFound } from './error-handler.ts'
import { sourceOf } from '../core/source.ts'
import { trustedProxies } from '../core/trusted-proxies.ts'

/**
 * Restricts a route to this machine, or to callers with `METRICS_TOKEN` as bearer token. What a proxy passed on that is
 * not named in `TRUST_PROXY` comes from anywhere, whatever machine the proxy is on.
 */
export function forOperators({ metricsToken, trustProxy }: Pick<Config, 'metricsToken' | 'trustProxy'>) {
  const isProxy = trustedProxies(trustProxy)
  const isFromHere = ({ ip, headers, socket }: FastifyRequest): boolean =>
    isThisMachine(ip) && (isProxy(socket.remoteAddress) || PASSED_ON.every((name) => headers[name] === undefined))
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (isFromHere(request)) return
    if (metricsToken !== undefined && isSame(request.headers.authorization ?? '', `Bearer ${metricsToken}`)) return
    await routeNotFound(request, reply)
  }
}

/** What proxies add to a request. */
const PASSED_ON = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via']

const isThisMachine = (address: string): boolean => address === '::1' || sourceOf(address).key.startsWith('127.')

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
