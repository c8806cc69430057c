import type { FastifyRequest } from 'fastify'
import { Forbidden } from '../core/problems.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses state-changing requests that a page of another site makes its visitor's browser send; browsers say where a
 * request comes from.
 */
export async function refuseOtherSites({ method, headers }: FastifyRequest): Promise<void> {
  if (!READS.has(method) && headers['sec-fetch-site'] === 'cross-site')
    throw new Forbidden('This can only be done from our own pages')
}
