import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { FileAnswer, FileReply } from 'contract/core/endpoint'

/** Sends a file, complete or streamed. It is saved under its name unless it is meant to be viewed. */
export function sendFileReply(reply: FastifyReply, usual: FileAnswer, { content, inline, ...own }: FileReply) {
  const { type, filename } = { ...usual, ...own }
  reply.header('content-type', type)
  reply.header('content-disposition', `${inline ? 'inline' : 'attachment'}; filename="${filename}"`)
  reply.header('x-content-type-options', 'nosniff')
  return reply.send(content instanceof Uint8Array ? content : Readable.from(content, { objectMode: false }))
}
