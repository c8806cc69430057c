import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { tagsOfECatalogues } from '../catalogues/catalogue.tags.ts'
import { tagsOfCatalogue } from '../products/product.tags.ts'
import type { Services } from '../platform/core/services.ts'
import { PUBLIC, SECURITY_HEADERS } from '../platform/http/headers.ts'
import { robotsText } from './robots.ts'
import { sitemap, sitemapFile } from './sitemap.ts'

/** robots.txt and the sitemaps. */
export function searchEngineRoutes(app: FastifyInstance, { config, db, cache }: Services) {
  const { origin } = new URL(config.publicUrl)
  const tags = [...tagsOfCatalogue(), ...tagsOfECatalogues()]

  app.get('/robots.txt', (_request, reply) =>
    reply
      .headers({ ...SECURITY_HEADERS, ...PUBLIC })
      .type('text/plain; charset=utf-8')
      .send(robotsText(origin)),
  )
  app.get('/sitemap.xml', (request, reply) => answer(request, reply, '/sitemap.xml', () => sitemap(db, origin)))
  app.get<{ Params: { file: string } }>('/sitemap-:file(^[1-9]\\d{0,4}).xml', (request, reply) => {
    const { file } = request.params
    return answer(request, reply, `/sitemap-${file}.xml`, () => sitemapFile(db, origin, Number(file)))
  })

  function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    make: () => Promise<string | undefined>,
  ): Promise<FastifyReply> {
    return cache.respond(request, reply, key, async () => {
      const body = await make()
      const type = body === undefined ? 'text/plain; charset=utf-8' : 'application/xml; charset=utf-8'
      return {
        status: body === undefined ? 404 : 200,
        headers: { ...SECURITY_HEADERS, ...PUBLIC, 'content-type': type },
        body: body ?? 'There is no such sitemap\n',
        tags,
      }
    })
  }
}
