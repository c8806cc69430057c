import type { Locale } from 'contract/core/locale'
import type { PageRead } from 'contract/core/page'

/** Answers a public call to a page of this process: validated, filtered and cached as over HTTP; throws what it refuses. */
export type PublicRead = (
  input: Omit<PageRead, 'path'>,
  locale: Locale,
) => Promise<{ value: unknown; tags: readonly string[] }>

declare module 'fastify' {
  interface FastifyInstance {
    /** the public reads of the API by the path of their endpoint */
    publicReads: Map<string, PublicRead>
  }
}
