import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { failWhenSilent } from '../database/connection/fail-when-silent.ts'
import { CONNECTION_TIMEOUT_MS } from '../database/connection/pool.ts'

export interface Listener {
  close(): Promise<void>
}

/** Whoever waits for a job waits for this too; one try costs nothing. */
const LONGEST_WAIT_MS = 2000

/**
 * Listens to a channel of a PostgreSQL server on a dedicated connection and reconnects after an interruption.
 * `onReconnect` is called after each connection, because notifications sent meanwhile are lost.
 */
export async function listen(
  options: pg.ClientConfig,
  channel: string,
  onNotification: (payload: string) => void,
  onReconnect: () => void,
): Promise<Listener> {
  const closing = new AbortController()
  const timeoutMs = options.connectionTimeoutMillis ?? CONNECTION_TIMEOUT_MS
  let client = await connect()
  // A connection that only listens does not notice a dead peer.
  const heartbeat = setInterval(() => void client.query('SELECT 1').catch(() => {}), timeoutMs).unref()

  async function connect(): Promise<pg.Client> {
    const next = new pg.Client({ ...options, keepAlive: true, keepAliveInitialDelayMillis: 10_000 })
    next.on('notification', ({ payload }) => payload && onNotification(payload))
    next.on('error', () => {}) // 'end' follows
    try {
      await next.connect()
      failWhenSilent(next, timeoutMs)
      await next.query(`LISTEN "${channel}"`)
    } catch (error) {
      void next.end().catch(() => {})
      throw error
    }
    next.once('end', () => void reconnect())
    onReconnect()
    return next
  }

  async function reconnect(): Promise<void> {
    for (let wait = 500; !closing.signal.aborted; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
      try {
        await delay(wait, undefined, { signal: closing.signal })
        client = await connect()
        if (closing.signal.aborted) await client.end()
        return
      } catch {
        // Still down, or closing: the loop's condition decides.
      }
    }
  }

  return {
    close: async () => {
      closing.abort()
      clearInterval(heartbeat)
      await client.end()
    },
  }
}
