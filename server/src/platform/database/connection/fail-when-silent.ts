import type { Socket } from 'node:net'
import type pg from 'pg'

/** Fields of a `pg` client that its types omit. */
interface Inside {
  connection: { stream: Socket }
  readyForQuery: boolean
}

/**
 * Closes the connection when a query has waited this long without a byte. A machine that lost power or a router that
 * forgot the connection closes nothing: the query would wait for hours until the operating system gives up.
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
