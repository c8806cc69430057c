import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { trustedProxies } from '../core/trusted-proxies.ts'

/**
 * Gives each request the id used in log and response. An incoming id counts only from a trusted proxy, which logs it too.
 */
export function requestIds(trustProxy: readonly string[]): (raw: IncomingMessage) => string {
  const isProxy = trustedProxies(trustProxy)
  return (raw) => {
    const given = raw.headers['x-request-id']
    const counts = typeof given === 'string' && PLAIN.test(given)
    return counts && isProxy(raw.socket.remoteAddress) ? given : randomUUID()
  }
}

/** It appears in logs and pages, so it may be nothing but an id. */
const PLAIN = /^[\w-]{8,64}$/
