import { m } from 'contract/messages'
import type { onRequestHookHandler } from 'fastify'
import { Forbidden } from '../core/problems.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses state-changing requests that a page of another site makes its visitor's browser send; browsers say where a
 * request comes from.
 */
export const refuseOtherSites: onRequestHookHandler = ({ method, headers }, _reply, done) => {
  const isForeign = !READS.has(method) && headers['sec-fetch-site'] === 'cross-site'
  done(isForeign ? new Forbidden(m.core_only_done_own_pages()) : undefined)
}
