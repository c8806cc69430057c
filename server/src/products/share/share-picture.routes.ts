import { m } from 'contract/messages'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { isKnown } from '../../platform/files/send-file.ts'
import { NotFound, Problem } from '../../platform/core/problems.ts'
import { rupeesText } from '../../platform/core/format.ts'
import { letterheadOf } from '../../platform/papers/letterhead.ts'
import type { Services } from '../../platform/core/services.ts'
import { documentThread } from '../../platform/threads/document-thread.ts'
import { SECURITY_HEADERS } from '../../platform/http/headers.ts'
import { sourceOf } from '../../platform/core/source.ts'
import { readShareName, sharePath, type ShareFacts } from './share-picture.ts'
import type { ShareSheet } from './share-sheet.ts'
import { findShareFacts } from './share.queries.ts'

const KEPT_BYTES = 8 * 1024 * 1024
const ONE_YEAR = 'public, max-age=31536000, immutable'

const draw = documentThread(
  new URL('./share-thread.ts', import.meta.url),
  () => new Problem(503, 'busy', m.core_picture_could_not_drawn_right_now(), { retryAfter: 10 }),
)

/** `/og/product/12-0a1b2c3d4e5f.jpg`: the picture shown where a product's page is shared. */
export function sharePictureRoutes(app: FastifyInstance, services: Services) {
  const { db, files, limits, makings, settings } = services
  // Drawn once for concurrent requests, and for each state of the brand. The address is a hash of what it shows of the product.
  const drawn = new LRUCache<string, Uint8Array, ShareFacts>({
    maxSize: KEPT_BYTES,
    sizeCalculation: (picture) => picture.length,
    fetchMethod: async (_path, _stale, { context }) => draw(await sheetOf(context)),
  })

  app.route<{ Params: { name: string } }>({
    method: ['GET', 'HEAD'],
    url: '/og/product/:name',
    handler: async (request, reply) => {
      await limits.take('request.address', sourceOf(request.ip))
      const named = readShareName(request.params.name)
      const facts = named && (await findShareFacts(db, named.id, named.locale))
      if (!facts) throw new NotFound(m.core_product_not_found())
      const path = sharePath(facts)
      reply.headers(SECURITY_HEADERS).header('cross-origin-resource-policy', 'cross-origin')
      // The product has changed since this address was published.
      if (path !== request.url) return reply.header('cache-control', 'no-store').redirect(path, 302)
      const etag = `"${request.params.name}"`
      reply.header('cache-control', ONE_YEAR).header('etag', etag).type('image/jpeg')
      if (isKnown(request, etag)) return reply.code(304).send()
      const key = `${path} ${settings.current.brand_name} ${settings.current.colour} ${settings.current.logo?.key ?? ''}`
      const leave = drawn.has(key) ? undefined : await makings.admit(request, 'page')
      try {
        const picture = await drawn.fetch(key, { context: facts })
        return await reply.send(Buffer.from(picture!))
      } finally {
        leave?.()
      }
    },
  })

  async function sheetOf({ locale, name, model_name, price, key, ground }: ShareFacts): Promise<ShareSheet> {
    const stored = key === null ? undefined : await files.read(key)
    const picture = stored && new Uint8Array(Buffer.concat((await stored.toArray()) as Buffer[]))
    return {
      heading: model_name,
      line: name,
      price: rupeesText(price, locale),
      picture,
      ground,
      letterhead: await letterheadOf(services),
    }
  }
}
