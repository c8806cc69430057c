import type { DBSchema, IDBPDatabase } from 'idb'
import { isNamed, stored } from '../ui/browser/stored.ts'

// The files of drafts, in IndexedDB under the ids that the drafts contain. A file in no draft is removed, so removing a
// draft removes its files.

/** Stores a file under an id that is already in a draft. Without enough space the rest of the draft is kept. */
export async function keepFile(id: string, file: File): Promise<void> {
  try {
    hasFiles.keep(true)
    await inStore((db) => db.put(FILES, file, id))
  } catch {
    // The database is full or blocked; the file is still in the form.
  }
}

/** The file of this id, or undefined. */
export async function keptFile(id: string): Promise<File | undefined> {
  try {
    const file = await inStore((db) => db.get(FILES, id))
    return file instanceof File ? file : undefined
  } catch {
    return undefined
  }
}

/** Removes the files that are in no draft any more. Does nothing where none were stored. */
export async function sweepFiles(): Promise<void> {
  if (!hasFiles.read()) return
  try {
    const left = await inStore(async (db) => {
      for (const id of await db.getAllKeys(FILES)) if (!isNamed(id)) await db.delete(FILES, id)
      return db.count(FILES)
    })
    if (left === 0) hasFiles.forget()
  } catch {
    // Retried at the next start.
  }
}

const FILES = 'files'

interface Schema extends DBSchema {
  [FILES]: { key: string; value: File }
}

/** Loads the library when the first file is stored. */
async function inStore<T>(work: (db: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
  const { openDB } = await import('idb')
  const db = await openDB<Schema>('drafts', 1, { upgrade: (fresh) => void fresh.createObjectStore(FILES) })
  try {
    return await work(db)
  } finally {
    db.close()
  }
}

/** set once files were stored, so that the database is opened only then */
const hasFiles = stored('kept-files', {
  owner: 'device',
  check: (value) => (typeof value === 'boolean' ? value : undefined),
  empty: false,
})
