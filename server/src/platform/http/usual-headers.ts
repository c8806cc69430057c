import type { OutgoingHttpHeaders } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'

// Where a module imports it, Node loads its client of WebSockets too, a twentieth of a start.
const { IncomingMessage, ServerResponse } = process.getBuiltinModule('node:http')

/**
 * Gives every response helmet's headers and its request's id, before anything can refuse the request. Unless a call says
 * otherwise, its response is not cached.
 */
export function sendUsualHeaders(app: FastifyInstance, { https }: { https: boolean }): void {
  const usual = headersOfHelmet(https)
  const ofCalls = { ...usual, 'cache-control': 'no-store' }
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.url.startsWith('/api/') ? ofCalls : usual).header('x-request-id', request.id)
    done()
  })
}

/** They are the same for each response, so helmet is called once: it builds its policy on each call. */
function headersOfHelmet(https: boolean): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  const set = helmet({
    contentSecurityPolicy: {
      directives: { defaultSrc: ["'none'"], baseUri: ["'none'"], formAction: ["'none'"], frameAncestors: ["'none'"] },
      useDefaults: false,
    },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    strictTransportSecurity: https,
  })
  set(request, response, () => {})
  return response.getHeaders()
}
