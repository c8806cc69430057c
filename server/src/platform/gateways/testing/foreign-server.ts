import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

export interface Received {
  url: string
  headers: IncomingHttpHeaders
  body: string
}

/** An external service on this machine, for one test. It answers as told and records what it receives. */
export async function foreignServer(answer: (response: ServerResponse, received: Received) => void) {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const one = { url: request.url ?? '', headers: request.headers, body: await text(request) }
    received.push(one)
    answer(response, one)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  onTestFinished(close)
  return { url: `http://127.0.0.1:${port}/send`, received, close }
}

export type Misbehaviour =
  | 'silence'
  | 'slow drip'
  | 'error 500'
  | 'rubbish'
  | 'redirect'
  | 'flood'
  | 'hang up'
  | 'nothing'

/** What may go wrong on the other side, and the reason we then report. */
export const MISBEHAVIOURS: [Misbehaviour, RegExp][] = [
  ['silence', /did not answer within 0.3 s/],
  ['slow drip', /did not answer within 0.3 s/],
  ['error 500', /500/],
  ['rubbish', /not JSON|no reason given/],
  ['redirect', /answered with a redirect \(302\)/],
  ['flood', /answered with more than 64 KB/],
  ['hang up', /could not be reached/],
  ['nothing', /not JSON|no reason given/],
]

export function misbehave(response: ServerResponse, how: Misbehaviour, elsewhere = '/elsewhere'): void {
  switch (how) {
    case 'silence':
      return
    case 'slow drip': {
      const drip = setInterval(() => response.write(' '), 20)
      response.on('close', () => clearInterval(drip))
      return
    }
    case 'error 500':
      return void response.writeHead(500).end('<h1>Internal error</h1>')
    case 'rubbish':
      return void response.end('<html>Welcome</html>')
    case 'redirect':
      return void response.writeHead(302, { location: elsewhere }).end()
    case 'flood':
      return flood(response)
    case 'hang up':
      return void response.destroy()
    case 'nothing':
      return void response.end()
  }
}

const FLOOD_BYTES = 100 * 1024 * 1024

function flood(response: ServerResponse): void {
  const piece = Buffer.alloc(64 * 1024, 'x')
  let sent = 0
  const pour = () => {
    while (sent < FLOOD_BYTES && !response.destroyed) {
      sent += piece.length
      if (!response.write(piece)) {
        response.once('drain', pour)
        return
      }
    }
    response.end()
  }
  pour()
}
