import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { DATABASE } from '../ui/browser/drop-copies.ts'
import { bytesOf, opened, sealed, type Sealed, valueOf } from './sealing.ts'

interface Schema extends DBSchema {
  copies: { key: string; value: Sealed; indexes: { at: number } }
}

export interface Opened {
  at: number
  value: unknown
}

/** How many copies are kept, newest first. */
const MOST = 60

/**
 * Stores a value that can be read only with the same secret. The key is derived from the secret and never stored.
 */
export async function seal(secret: string, name: string, value: unknown): Promise<void> {
  const copy = await sealed(secret, name, bytesOf(value))
  await inStore(async (db) => {
    await db.put('copies', copy)
    const names = await db.getAllKeysFromIndex('copies', 'at')
    for (const oldest of names.slice(0, -MOST)) await db.delete('copies', oldest)
  })
}

/** The value under this name; undefined if there is none or it was sealed with another secret. */
export async function unseal(secret: string, name: string): Promise<Opened | undefined> {
  try {
    const found = await inStore((db) => db.get('copies', name))
    return found && { at: found.at, value: valueOf(await opened(secret, found)) }
  } catch {
    return undefined
  }
}

/** Closed after each use, because an open connection blocks deletion. */
async function inStore<T>(work: (db: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
  const db = await openDB<Schema>(DATABASE, 1, {
    upgrade: (fresh) => void fresh.createObjectStore('copies', { keyPath: 'name' }).createIndex('at', 'at'),
  })
  try {
    return await work(db)
  } finally {
    db.close()
  }
}
