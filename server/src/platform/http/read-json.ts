import { languageOf } from './page-language.ts'
import { speaking } from '../core/speaking.ts'
import { m } from 'contract/messages'
import type { FastifyInstance } from 'fastify'
import { Problem } from '../core/problems.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** the raw JSON body, for signatures */
    rawBody?: string
  }
}

/**
 * JSON bodies; an empty one counts as none (a DELETE with a JSON content type has none). `__proto__` and duplicate keys
 * are refused: something in front of us that reads the first of two would have checked another value.
 */
export function readJson(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body)
    request.rawBody = text
    if (text === '') return done(null, undefined)
    return parse(request, text, (error, value) => {
      if (!error && keysIn(text) !== keysOf(value))
        return speaking(languageOf(request), () =>
          done(new Problem(400, 'doubled_key', m.core_body_same_key_twice_one_object())),
        )
      return done(error, value)
    })
  })
}

/** Each string of a JSON document, and the colon that makes it a key. */
const TEXT = /"(?:[^"\\]|\\.)*"\s*(:?)/g

/** The number of keys in a valid JSON document. */
function keysIn(text: string): number {
  let keys = 0
  for (const [, colon] of text.matchAll(TEXT)) if (colon) keys++
  return keys
}

/** The number of keys in the objects of a value, at any depth. */
function keysOf(value: unknown): number {
  let keys = 0
  const waiting = [value]
  while (waiting.length > 0) {
    const next = waiting.pop()
    if (typeof next !== 'object' || next === null) continue
    if (!Array.isArray(next)) keys += Object.keys(next).length
    for (const inner of Object.values(next)) if (typeof inner === 'object') waiting.push(inner)
  }
  return keys
}
