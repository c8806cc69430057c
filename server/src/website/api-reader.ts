import type { FastifyInstance } from 'fastify'
import { LOCALE_HEADER, type Locale } from 'contract/core/locale'
import { CACHE_TAGS_HEADER, internalHeaders } from '../platform/http/internal.ts'
import type { Host } from 'contract/core/page'

/** Reads from the API in process, and collects the cache tags of the responses. */
export interface ApiReader {
  read: Host['read']
  tags: ReadonlySet<string>
  /** a response had no tags: no write will invalidate it */
  untagged(): boolean
}

/** Reads for a page in a language. */
export function apiReader(app: FastifyInstance, requestId: string, locale: Locale): ApiReader {
  const tags = new Set<string>()
  let untagged = false
  return {
    tags,
    untagged: () => untagged,
    async read(url) {
      const answer = await app.inject({
        method: 'GET',
        url: `/api${url}`,
        headers: {
          accept: 'application/json',
          'x-request-id': requestId,
          ...(locale !== 'en' && { [LOCALE_HEADER]: locale }),
          ...internalHeaders(),
        },
      })
      const told = answer.headers[CACHE_TAGS_HEADER]
      if (typeof told !== 'string' || told === '') untagged = true
      else for (const tag of told.split(',')) tags.add(tag)
      return { status: answer.statusCode, headers: textHeaders(answer.headers), body: answer.body }
    },
  }
}

function textHeaders(headers: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
}
