import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { outboxOf } from '../ui/browser/drop-copies.ts'
import { bytesOf, opened, sealed, type Sealed, valueOf } from './sealing.ts'

/** A value under its name. */
export interface Entry {
  name: string
  value: unknown
}

/** What is written together: all of it, or nothing. */
export interface Change {
  put?: readonly Entry[]
  remove?: readonly string[]
  putFile?: { name: string; file: Blob }
  removeFiles?: readonly string[]
}

/** Where work waits that was not sent yet. A write that returned is on the disk; one that failed changed nothing. */
export interface Outbox {
  read: () => Promise<Entry[]>
  write: (change: Change) => Promise<void>
  /** a file's bytes; undefined if it is not there */
  file: (name: string) => Promise<ArrayBuffer | undefined>
}

interface Schema extends DBSchema {
  entries: { key: string; value: Sealed }
  files: { key: string; value: Sealed }
}

/**
 * The outbox of an account on this device, sealed with a key that the server keeps for the account (newest first: the first
 * seals, each may open). It outlives the session, and is removed when its person signs out. What no key opens stays where it
 * is and is not read.
 */
export function sealedOutbox(accountId: number, keys: readonly [string, ...string[]]): Outbox {
  const openedBy = async (found: Sealed) => {
    for (const key of keys) {
      const bytes = await opened(key, found).catch(() => undefined)
      if (bytes) return bytes
    }
    return undefined
  }
  return {
    async read() {
      const found = await inOutbox(accountId, (db) => db.getAll('entries'))
      const read = await Promise.all(found.map(async (one) => ({ name: one.name, bytes: await openedBy(one) })))
      return read.flatMap(({ name, bytes }) => (bytes ? [{ name, value: valueOf(bytes) }] : []))
    },
    async write({ put = [], remove = [], putFile, removeFiles = [] }) {
      // Before the transaction, which would end while the browser encrypts.
      const entries = await Promise.all(put.map(({ name, value }) => sealed(keys[0], name, bytesOf(value))))
      const file = putFile && (await sealed(keys[0], putFile.name, await putFile.file.arrayBuffer()))
      await inOutbox(accountId, async (db) => {
        const change = db.transaction(['entries', 'files'], 'readwrite', { durability: 'strict' })
        const [kept, files] = [change.objectStore('entries'), change.objectStore('files')]
        await Promise.all([
          ...entries.map((entry) => kept.put(entry)),
          ...remove.map((name) => kept.delete(name)),
          ...(file ? [files.put(file)] : []),
          ...removeFiles.map((name) => files.delete(name)),
          change.done,
        ])
      })
    },
    async file(name) {
      const found = await inOutbox(accountId, (db) => db.get('files', name))
      return found && openedBy(found)
    },
  }
}

/** Closed after each use, because an open connection blocks deletion. */
async function inOutbox<T>(accountId: number, work: (db: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
  const db = await openDB<Schema>(outboxOf(accountId), 1, {
    upgrade: (fresh) => {
      fresh.createObjectStore('entries', { keyPath: 'name' })
      fresh.createObjectStore('files', { keyPath: 'name' })
    },
  })
  try {
    return await work(db)
  } finally {
    db.close()
  }
}
