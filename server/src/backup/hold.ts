import type pg from 'pg'
import { objectsSince } from './contents.ts'

export interface Held {
  /** objects of young rows, none of which can go before the release: an object outlives its row */
  objects: string[]
  /** Releases the database. Throws when anything was written during the hold. */
  release: () => Promise<void>
}

/**
 * Holds the embedded database: it has one session, so while it is held there are no writes and no open transactions. The
 * checkpoint flushes every page; an unchanged write-ahead log at release proves that nothing was written.
 */
export async function quiesce(pool: pg.Pool, since: Date): Promise<Held> {
  const client = await pool.connect()
  client.on('error', ignore) // an engine that fails meanwhile makes the release fail
  const giveBack = (broken: boolean) => {
    client.removeListener('error', ignore)
    client.release(broken)
  }
  try {
    const objects = await objectsSince(client, since)
    await client.query('checkpoint')
    const before = await logPosition(client)
    const release = async () => {
      const after = await logPosition(client).catch(() => undefined)
      giveBack(after === undefined)
      if (after !== before) throw new Error('The database was written to while it was held')
    }
    return { objects, release }
  } catch (error) {
    giveBack(true)
    throw error
  }
}

const ignore = () => {}

async function logPosition(client: pg.ClientBase): Promise<string | undefined> {
  const { rows } = await client.query<{ lsn: string }>('select pg_current_wal_insert_lsn()::text as lsn')
  return rows[0]?.lsn
}
