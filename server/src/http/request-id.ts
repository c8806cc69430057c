import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isInternal } from '../website/internal.ts'
import { trustedProxies } from './trusted-proxies.ts'

/**
 * Gives each request the id under which it stands in the log and in its answer. One that comes with the request counts
 * only from our own rendering (under the id of the page) and from a trusted proxy, which has it in its own log.
 */
export function requestIds(trustProxy: readonly string[]): (raw: IncomingMessage) => string {
  const isProxy = trustedProxies(trustProxy)
  return (raw) => {
    const given = raw.headers['x-request-id']
    const counts = typeof given === 'string' && PLAIN.test(given)
    return counts && (isInternal(raw) || isProxy(raw.socket.remoteAddress)) ? given : randomUUID()
  }
}

/** It goes into logs and pages: nothing but an id. */
const PLAIN = /^[\w-]{8,64}$/
