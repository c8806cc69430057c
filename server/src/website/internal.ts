import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/** Names the tags of an answer, to calls of our own rendering only. */
export const CACHE_TAGS_HEADER = 'x-cache-tags'
const INTERNAL_HEADER = 'x-internal'

// Lives as long as the process and never leaves it: nobody outside can claim to be our own rendering.
const secret = randomBytes(32).toString('base64url')
const secretBytes = Buffer.from(secret)

/** Marks a call as coming from this process's own rendering. */
export const internalHeaders = (): Record<string, string> => ({ [INTERNAL_HEADER]: secret })

/** Whether a call comes from this process's own rendering; such a call is not counted against its limits. */
export function isInternal(request: Pick<FastifyRequest, 'headers'>): boolean {
  const given = request.headers[INTERNAL_HEADER]
  if (typeof given !== 'string') return false
  const bytes = Buffer.from(given)
  return bytes.length === secretBytes.length && timingSafeEqual(bytes, secretBytes)
}
