import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { Client, type ClientConfig } from 'pg'
import { failWhenSilent } from '../database/connection/fail-when-silent.ts'
import { type Broadcast, EVERYTHING, hear, type Listener, type Renewed, withTimeout } from './broadcast.ts'

const CHANNEL = 'cache_drop'
/** PostgreSQL refuses notifications of 8000 bytes or more. */
const LONGEST_PAYLOAD = 7500
const FIRST_PAUSE_MS = 200
/** For so long a process that hears nothing may still show what another one changed. */
const LONGEST_PAUSE_MS = 2000

export interface PostgresBroadcastOptions {
  /** how long to wait for the server, and how often to check the connection */
  timeoutMs: number
  log: Pick<FastifyBaseLogger, 'warn'>
}

/**
 * Drops travel by LISTEN and NOTIFY over a dedicated connection, which is reopened when it is lost. What could not be
 * sent or heard meanwhile is covered by dropping everything, here and in the other processes.
 */
export function postgresBroadcast(config: ClientConfig, { timeoutMs, log }: PostgresBroadcastOptions): Broadcast {
  const self = randomUUID()
  let listener: Listener | undefined
  let client: Client | undefined
  let unsent = false
  let closed = false
  let pause = FIRST_PAUSE_MS
  let retry: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const next = new Client({ ...config, keepAlive: true, connectionTimeoutMillis: timeoutMs })
    next.on('error', (error) => log.warn({ err: error }, 'cache listener lost'))
    next.once('end', () => lost(next))
    next.on('notification', ({ payload }) => listener && hear(payload, self, listener))
    try {
      await next.connect()
      failWhenSilent(next, timeoutMs)
      await next.query(`LISTEN ${CHANNEL}`)
    } catch (error) {
      log.warn({ err: error }, 'cache listener cannot connect')
      void next.end().catch(() => {})
      return again()
    }
    if (closed) return next.end()
    client = next
    pause = FIRST_PAUSE_MS
    listener?.dropped([EVERYTHING])
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

  const notify = (through: Client, payload: string) => through.query('SELECT pg_notify($1, $2)', [CHANNEL, payload])

  /** Unsent drops are covered after the next connection, so a connection on which something failed is closed. */
  async function publish(tags: readonly string[]): Promise<void> {
    const through = client
    if (!through) {
      unsent = true
      return
    }
    try {
      await notify(through, payloadOf(self, unsent ? [EVERYTHING] : tags))
      unsent = false
    } catch (error) {
      unsent = true
      log.warn({ err: error }, 'cache drop not published')
      void through.end().catch(() => {})
    }
  }

  function tellRenewed(renewed: Renewed) {
    const payload = JSON.stringify({ from: self, tags: [], renewed })
    if (client && Buffer.byteLength(payload) < LONGEST_PAYLOAD) notify(client, payload).catch(() => {})
  }

  // A connection that only listens does not notice a dead peer.
  const heartbeat = setInterval(() => void client?.query('SELECT 1').catch(() => {}), timeoutMs).unref()

  return {
    publish: (tags) => withTimeout(publish(tags)),
    tellRenewed,
    async subscribe(given) {
      listener = given
      await connect()
      return async () => {
        closed = true
        clearTimeout(retry)
        clearInterval(heartbeat)
        await client?.end().catch(() => {})
      }
    },
  }
}

function payloadOf(from: string, tags: readonly string[]): string {
  const payload = JSON.stringify({ from, tags })
  return Buffer.byteLength(payload) < LONGEST_PAYLOAD ? payload : JSON.stringify({ from, tags: [EVERYTHING] })
}
