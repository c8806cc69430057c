import { connect, type AddressInfo, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'

/** Opens the application to sockets. Returns its port. */
export async function listening(app: FastifyInstance): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  return (app.server.address() as AddressInfo).port
}

export interface RawAnswer {
  status: number
  /** names in small letters */
  headers: Record<string, string>
  body: string
}

/** A connection on which bytes are sent as they are. */
export interface RawConnection {
  socket: Socket
  /** all that came so far */
  received: () => string
  /** the other side ended it */
  closed: Promise<void>
}

export function openRaw(port: number): RawConnection {
  const socket = connect(port, '127.0.0.1')
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  // A reset is an end as well.
  socket.on('error', () => {})
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()))
  onTestFinished(() => void socket.destroy())
  return { socket, received: () => Buffer.concat(chunks).toString('latin1'), closed }
}

/** Sends bytes. Returns every response until the server closes the connection. */
export async function rawExchange(port: number, bytes: string | Buffer): Promise<RawAnswer[]> {
  const { socket, received, closed } = openRaw(port)
  socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes)
  await closed
  return answersIn(received())
}

/** One request that asks for the end of the connection, written by hand; `\r\n` between its lines. */
export const rawRequest = (lines: readonly string[], body = ''): string =>
  [...lines, 'Connection: close', '', body].join('\r\n')

/** The one answer to a GET that is written by hand. */
export async function rawGet(port: number, target: string, headers: readonly string[] = []): Promise<RawAnswer> {
  const hasHost = headers.some((line) => /^host:/i.test(line))
  const lines = [`GET ${target} HTTP/1.1`, ...(hasHost ? [] : ['Host: baltra.test']), ...headers]
  const [answer] = await rawExchange(port, rawRequest(lines))
  if (!answer) throw new Error(`no answer to ${target}`)
  return answer
}

function answersIn(text: string): RawAnswer[] {
  return text
    .split(/(?=HTTP\/1\.1 \d{3} )/)
    .filter(Boolean)
    .map((one) => {
      const [head = '', ...rest] = one.split('\r\n\r\n')
      const [first = '', ...lines] = head.split('\r\n')
      return {
        status: Number(first.split(' ')[1]),
        headers: Object.fromEntries(
          lines.map((line) => [
            line.slice(0, line.indexOf(':')).toLowerCase(),
            line.slice(line.indexOf(':') + 1).trim(),
          ]),
        ),
        body: rest.join('\r\n\r\n'),
      }
    })
}
