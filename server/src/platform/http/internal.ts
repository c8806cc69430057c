import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/** Header with a response's cache tags, only for calls of our own rendering. */
export const CACHE_TAGS_HEADER = 'x-cache-tags'
const INTERNAL_HEADER = 'x-internal'

// A secret that never leaves this process: no external request can claim to be our own rendering.
const secret = randomBytes(32).toString('base64url')
const secretBytes = Buffer.from(secret)

/** Marks a call as coming from this process's own rendering. */
export const internalHeaders = (): Record<string, string> => ({ [INTERNAL_HEADER]: secret })

/** Whether a call comes from this process's own rendering, which limits do not count. */
export function isInternal(request: Pick<FastifyRequest, 'headers'>): boolean {
  const given = request.headers[INTERNAL_HEADER]
  if (typeof given !== 'string') return false
  const bytes = Buffer.from(given)
  return bytes.length === secretBytes.length && timingSafeEqual(bytes, secretBytes)
}
