import type { Socket } from 'node:net'
import type pg from 'pg'

/** What every client of `pg` has and its types leave out. */
interface Inside {
  connection: { stream: Socket }
  readyForQuery: boolean
}

/**
 * Breaks the connection when a query has waited for so long without a byte. A machine that lost its power, or a router that
 * forgot the connection, closes nothing: without this the query would wait until the operating system gives up, for hours.
 */
export function failWhenSilent(client: pg.ClientBase, afterMs: number): void {
  const inside = client as unknown as Inside
  const { stream } = inside.connection
  stream.setTimeout(afterMs)
  stream.on('timeout', () => {
    if (inside.readyForQuery) return
    stream.destroy(Object.assign(new Error('PostgreSQL has fallen silent'), { code: 'ETIMEDOUT' }))
  })
}
