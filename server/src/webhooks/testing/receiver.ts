import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import type { EventBody } from 'contract/webhooks/events'

/** What came to a receiver. */
export interface Received {
  path: string
  headers: IncomingHttpHeaders
  body: string
  event: EventBody
}

/** An answer; a status alone is one. */
export type Reply = number | { status: number; headers?: Record<string, string>; body?: string }

/** Another system on this machine until the end of the test. It keeps what comes, in order, and answers as it is told. */
export async function receiver(reply: (came: Received) => Reply | Promise<Reply> = () => 204) {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const body = await text(request)
    const event = JSON.parse(body) as EventBody // only our own events come
    const came = { path: request.url ?? '', headers: request.headers, body, event }
    received.push(came)
    const said = await reply(came)
    const { status, headers = {}, body: answer = '' } = typeof said === 'number' ? { status: said } : said
    response.writeHead(status, headers).end(answer)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}/events`, port, received }
}
