import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { FileAnswer, FileReply } from 'contract/core/endpoint'
import { languageOf } from './page-language.ts'

/** Sends a file, complete or streamed, in the language of the page where it has words. It is saved under its name unless it is meant to be viewed. */
export function sendFileReply(reply: FastifyReply, usual: FileAnswer, { content: given, inline, ...own }: FileReply) {
  const content = typeof given === 'function' ? given(languageOf(reply.request)) : given
  const { type, filename } = { ...usual, ...own }
  reply.header('content-type', type)
  reply.header('content-disposition', `${inline ? 'inline' : 'attachment'}; filename="${filename}"`)
  reply.header('x-content-type-options', 'nosniff')
  return reply.send(content instanceof Uint8Array ? content : Readable.from(content, { objectMode: false }))
}
