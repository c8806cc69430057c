import { m } from 'contract/messages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ALSO_UNDER_PRESSURE } from '../http/pressure.ts'
import { NotFound } from '../core/problems.ts'
import type { Services } from '../core/services.ts'
import { findFile } from './file-rows.ts'
import { typeOfMedia } from './media-names.ts'
import { isKnown, sendFile } from './send-file.ts'

const READ = ['GET', 'HEAD']
const ONE_YEAR = 'public, max-age=31536000, immutable'
// A picture or film opened on its own must show, but nothing in it may run.
const ALONE =
  "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"

/** The bytes of files: shop media for everyone, documents for holders of a signed address. */
export function fileRoutes(app: FastifyInstance, { files, db }: Pick<Services, 'files' | 'db'>) {
  app.route<{ Params: { '*': string } }>({
    method: READ,
    url: '/media/*',
    config: ALSO_UNDER_PRESSURE,
    handler: async (request, reply) => {
      const name = request.params['*']
      const type = typeOfMedia(name)
      const small = type && (await files.small(`media/${name}`))
      if (!type || !small) throw new NotFound(m.files_file_not_found())
      const etag = `"${name}"`
      reply.header('cache-control', ONE_YEAR)
      readableFromElsewhere(reply).header('access-control-allow-origin', '*')
      if (small === 'large' || request.headers.range) return sendMedia(`media/${name}`, type, etag, request, reply)
      reply.header('etag', etag).header('accept-ranges', 'bytes').type(type)
      if (isKnown(request, etag)) return reply.code(304).send()
      reply.header('content-length', small.length)
      return request.method === 'HEAD' ? reply.send() : reply.send(small)
    },
  })

  async function sendMedia(key: string, type: string, etag: string, request: FastifyRequest, reply: FastifyReply) {
    const bytes = await files.size(key)
    if (bytes === undefined) throw new NotFound(m.files_file_not_found())
    return sendFile(files, { key, type, bytes, etag }, request, reply)
  }

  app.route<{ Params: Record<'id' | 'expires' | 'signature' | 'name', string>; Querystring: { download?: string } }>({
    method: READ,
    url: '/files/:id/:expires/:signature/:name',
    handler: async (request, reply) => {
      const { signature, name, ...numbers } = request.params
      const [id, expires] = [Number(numbers.id), Number(numbers.expires)]
      const seconds = files.check({ id, expires, signature, name })
      const file = await findFile(db, id)
      if (!file || file.visibility !== 'private') throw new NotFound(m.files_file_not_found())
      const disposition = request.query.download === undefined ? 'inline' : 'attachment'
      readableFromElsewhere(reply)
        .header('cache-control', `private, max-age=${seconds}`)
        .header('content-disposition', `${disposition}; filename="${name}"`)
        .header('content-security-policy', ALONE)
        .header('referrer-policy', 'no-referrer')
      return sendFile(files, { ...file, etag: `"${file.key.slice('private/'.length)}"` }, request, reply)
    },
  })
}

/** An older client on another host shows these too, and no browser may guess a type. */
const readableFromElsewhere = (reply: FastifyReply) =>
  reply.header('cross-origin-resource-policy', 'cross-origin').header('x-content-type-options', 'nosniff')
