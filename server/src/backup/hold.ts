import type pg from 'pg'
import { objectsSince } from './contents.ts'

export interface Held {
  /** young objects that rows name, none of which can go before the release: an object outlives its row */
  objects: string[]
  /** Lets the database go on. Throws when anything was written although it was held. */
  release: () => Promise<void>
}

/**
 * Holds the embedded database still: it has one session, so nobody writes while we have it, and no transaction can be open.
 * The checkpoint puts every page into its file; that the write-ahead log did not grow until the release proves the stillness.
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
