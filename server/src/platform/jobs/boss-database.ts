import type pg from 'pg'
import type { Db as BossDatabase } from 'pg-boss'
import type { Database } from '../database/connection/open.ts'
import { type Listener, listen } from './listen.ts'

/** pg-boss on our pool. On the embedded database notifications use its only connection. */
export function bossDatabase({ pool, kind }: Database): BossDatabase {
  return {
    executeSql: async (text, values) => (values?.length ? pool.query(text, values) : script(pool, text)),
    listen: (channel, onNotification, onReconnect) =>
      listenTo({ pool, kind }, channel, { onNotification, onReconnect }),
  }
}

interface Listening {
  onNotification: (payload: string) => void
  /** after each connection, because what was sent meanwhile is lost */
  onReconnect: () => void
}

/** Listens to a channel of either database. */
export const listenTo = (
  { pool, kind }: Pick<Database, 'pool' | 'kind'>,
  channel: string,
  { onNotification, onReconnect }: Listening,
): Promise<Listener> =>
  kind === 'embedded'
    ? listenOnPool(pool, channel, onNotification, onReconnect)
    : listen(pool.options, channel, onNotification, onReconnect)

/** Runs several statements; one that fails after BEGIN must not leave the connection in an aborted transaction. */
async function script(pool: pg.Pool, text: string): Promise<{ rows: unknown[] }> {
  const client = await pool.connect()
  try {
    const result: pg.QueryResult | pg.QueryResult[] = await client.query(text)
    return Array.isArray(result) ? { rows: result.flatMap(({ rows }) => rows) } : result
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  } finally {
    client.release()
  }
}

async function listenOnPool(
  pool: pg.Pool,
  channel: string,
  onNotification: (payload: string) => void,
  onReconnect: () => void,
): Promise<Listener> {
  const onMessage = (message: pg.Notification) => {
    if (message.channel === channel && message.payload) onNotification(message.payload)
  }
  const attach = (client: pg.PoolClient) =>
    client.removeListener('notification', onMessage).on('notification', onMessage)
  const subscribe = () => pool.query(`LISTEN "${channel}"`).then(onReconnect)
  const onConnect = (client: pg.PoolClient) => {
    attach(client)
    setImmediate(() => subscribe().catch(() => {})) // the next reconnect or periodic check makes up for it
  }
  const client = await pool.connect()
  attach(client).release()
  pool.on('connect', onConnect)
  await subscribe()
  return {
    close: async () => {
      pool.removeListener('connect', onConnect)
      client.removeListener('notification', onMessage)
    },
  }
}
