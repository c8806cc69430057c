import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Locale } from 'contract/core/locale'
import type { Host } from 'contract/core/page'
import { speaking } from '../platform/core/speaking.ts'
import { refusalOf } from '../platform/http/error-handler.ts'

/** Reads from the API in process, and collects the cache tags of the answers. */
export interface ApiReader {
  read: Host['read']
  tags: ReadonlySet<string>
  /** an answer had no tags: no write will invalidate it */
  untagged(): boolean
}

/**
 * Reads for a page in a language, by the application's own table of public reads. Nothing of the request but its id and
 * its log is used: the page is the same for everyone.
 */
export function apiReader({ server, id, log }: ApiReaderOf, locale: Locale): ApiReader {
  const tags = new Set<string>()
  let untagged = false
  return {
    tags,
    untagged: () => untagged,
    async read({ path, ...input }) {
      try {
        const read = server.publicReads.get(path)
        if (!read) throw new Error(`GET ${path} is not a public call: a page cannot read it`)
        const answer = await read(input, locale)
        if (answer.tags.length === 0) untagged = true
        for (const tag of answer.tags) tags.add(tag)
        return { status: 200, body: answer.value }
      } catch (error) {
        untagged = true
        return speaking(locale, () => refusalOf(error, { id, log }))
      }
    },
  }
}

type ApiReaderOf = Pick<FastifyRequest, 'id' | 'log'> & { server: Pick<FastifyInstance, 'publicReads'> }
