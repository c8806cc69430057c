import type { DBSchema, IDBPDatabase } from 'idb'
import { isNamed, stored } from '../ui/browser/stored.ts'

// The files of drafts, in the browser's database under ids that the drafts name. A file that no draft names is removed, so
// forgetting a draft forgets its files.

/** Keeps a file under an id that a draft names already. A browser without room for it keeps the rest. */
export async function keepFile(id: string, file: File): Promise<void> {
  try {
    hasFiles.keep(true)
    await inStore((db) => db.put(FILES, file, id))
  } catch {
    // A full or forbidden database: the file is in the form all the same.
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

/** Removes the files that no draft names any more. Does nothing where none were kept. */
export async function sweepFiles(): Promise<void> {
  if (!hasFiles.read()) return
  try {
    const left = await inStore(async (db) => {
      for (const id of await db.getAllKeys(FILES)) if (!isNamed(id)) await db.delete(FILES, id)
      return db.count(FILES)
    })
    if (left === 0) hasFiles.forget()
  } catch {
    // The next start tries again.
  }
}

const FILES = 'files'

interface Schema extends DBSchema {
  [FILES]: { key: string; value: File }
}

/** The library is loaded with the first file. */
async function inStore<T>(work: (db: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
  const { openDB } = await import('idb')
  const db = await openDB<Schema>('drafts', 1, { upgrade: (fresh) => void fresh.createObjectStore(FILES) })
  try {
    return await work(db)
  } finally {
    db.close()
  }
}

/** so that the database is only opened where there may be files */
const hasFiles = stored('kept-files', {
  owner: 'device',
  check: (value) => (typeof value === 'boolean' ? value : undefined),
  empty: false,
})
