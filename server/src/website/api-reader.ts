import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Locale } from 'contract/core/locale'
import type { Host, PageAnswer, PageRead } from 'contract/core/page'
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
 * Reads for a page in a language, by the application's own table of public reads. What layout and screen both ask is read
 * once. Nothing of the request but its id and its log is used: the page is the same for everyone.
 */
export function apiReader({ server, id, log }: ApiReaderOf, locale: Locale): ApiReader {
  const tags = new Set<string>()
  const asked = new Map<string, Promise<PageAnswer>>()
  let untagged = false

  async function answerTo({ path, ...input }: PageRead): Promise<PageAnswer> {
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
  }

  return {
    tags,
    untagged: () => untagged,
    read({ path, params, query }) {
      const key = JSON.stringify([path, params, query])
      const answer = asked.get(key) ?? answerTo({ path, params, query })
      asked.set(key, answer)
      return answer
    },
  }
}

type ApiReaderOf = Pick<FastifyRequest, 'id' | 'log'> & { server: Pick<FastifyInstance, 'publicReads'> }
