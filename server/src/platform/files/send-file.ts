import { m } from 'contract/messages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { NotFound } from '../core/problems.ts'
import type { Files } from './files.ts'
import type { ByteRange } from './storage.ts'

export interface Sendable {
  key: string
  type: string
  bytes: number
  etag: string
}

/** Streams an object: a range where a player asks for one, only headers for HEAD. */
export async function sendFile(files: Files, file: Sendable, request: FastifyRequest, reply: FastifyReply) {
  reply.header('accept-ranges', 'bytes').header('etag', file.etag).type(file.type)
  if (isKnown(request, file.etag)) return reply.code(304).send()

  const range = rangeOf(request, file)
  if (range === 'outside') return reply.code(416).header('content-range', `bytes */${file.bytes}`).send()
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.bytes}`)
  reply.header('content-length', range ? range.end - range.start + 1 : file.bytes)
  if (request.method === 'HEAD') return reply.send()

  const body = await files.read(file.key, range)
  if (body) return reply.send(body)
  for (const name of ['content-length', 'content-range', 'etag', 'cache-control']) reply.removeHeader(name)
  throw new NotFound(m.files_file_not_found())
}

/** Whether the client already has it. */
export const isKnown = (request: FastifyRequest, etag: string) =>
  request.headers['if-none-match']?.split(',').some((known) => known.trim().replace(/^W\//, '') === etag) ?? false

/** One range; several are answered with the whole file, as the standard allows. */
function rangeOf({ headers }: FastifyRequest, { bytes, etag }: Sendable): ByteRange | 'outside' | undefined {
  if (headers['if-range'] !== undefined && headers['if-range'] !== etag) return undefined
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.range ?? '') ?? []
  if (first === undefined || last === undefined || first + last === '') return undefined
  if (first === '') return Number(last) === 0 ? 'outside' : { start: Math.max(0, bytes - Number(last)), end: bytes - 1 }
  const [start, end] = [Number(first), Math.min(last === '' ? Infinity : Number(last), bytes - 1)]
  if (start >= bytes) return 'outside'
  return end < start ? undefined : { start, end }
}
