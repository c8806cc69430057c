import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { Client, type ClientConfig } from 'pg'
import { type Broadcast, EVERYTHING, messageFromOther, patiently } from './broadcast.ts'

const CHANNEL = 'cache_drop'
/** PostgreSQL refuses a notification of 8000 bytes and more. */
const LONGEST_PAYLOAD = 7500
const FIRST_PAUSE_MS = 200
const LONGEST_PAUSE_MS = 10_000

/**
 * Drops travel by LISTEN and NOTIFY over a connection of their own, which is opened anew when it is lost. What could
 * not be sent or heard meanwhile is made good by dropping everything, here and there.
 */
export function postgresBroadcast(config: ClientConfig, log: Pick<FastifyBaseLogger, 'warn'>): Broadcast {
  const self = randomUUID()
  let heard: (tags: readonly string[]) => void = () => {}
  let client: Client | undefined
  let unsent = false
  let closed = false
  let pause = FIRST_PAUSE_MS
  let retry: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const next = new Client({ ...config, keepAlive: true })
    next.on('error', (error) => log.warn({ err: error }, 'cache listener lost'))
    next.once('end', () => lost(next))
    next.on('notification', ({ payload }) => {
      const message = messageFromOther(payload, self)
      if (message) heard(message.tags)
    })
    try {
      await next.connect()
      await next.query(`LISTEN ${CHANNEL}`)
    } catch (error) {
      log.warn({ err: error }, 'cache listener cannot connect')
      await next.end().catch(() => {})
      return again()
    }
    if (closed) return next.end()
    client = next
    pause = FIRST_PAUSE_MS
    heard([EVERYTHING])
    if (unsent) await publish([EVERYTHING])
  }

  function lost(which: Client) {
    if (client !== which) return
    client = undefined
    again()
  }

  function again() {
    if (closed) return
    clearTimeout(retry)
    retry = setTimeout(connect, pause)
    retry.unref()
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
  }

  async function publish(tags: readonly string[]): Promise<void> {
    if (!client) {
      unsent = true
      return
    }
    try {
      await client.query('SELECT pg_notify($1, $2)', [CHANNEL, payloadOf(self, tags)])
      unsent = false
    } catch (error) {
      unsent = true
      log.warn({ err: error }, 'cache drop not published')
    }
  }

  return {
    publish: (tags) => patiently(publish(tags)),
    async subscribe(listener) {
      heard = listener
      await connect()
      return async () => {
        closed = true
        clearTimeout(retry)
        await client?.end().catch(() => {})
      }
    },
  }
}

function payloadOf(from: string, tags: readonly string[]): string {
  const payload = JSON.stringify({ from, tags })
  return Buffer.byteLength(payload) < LONGEST_PAYLOAD ? payload : JSON.stringify({ from, tags: [EVERYTHING] })
}
