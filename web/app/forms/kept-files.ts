import { isNamed, stored } from '../ui/browser/stored.ts'

// The files of drafts, in the browser's database under ids that the drafts name. A file that no draft names is removed, so
// forgetting a draft forgets its files.

/** Keeps a file under an id that a draft names already. A browser without room for it keeps the rest. */
export async function keepFile(id: string, file: File): Promise<void> {
  try {
    hasFiles.keep(true)
    const { set } = await database()
    await set(id, file)
  } catch {
    // A full or forbidden database: the file is in the form all the same.
  }
}

/** The file of this id, or undefined. */
export async function keptFile(id: string): Promise<File | undefined> {
  try {
    const { get } = await database()
    const file: unknown = await get(id)
    return file instanceof File ? file : undefined
  } catch {
    return undefined
  }
}

/** Removes the files that no draft names any more. Does nothing where none were kept. */
export async function sweepFiles(): Promise<void> {
  if (!hasFiles.read()) return
  try {
    const { keys, delMany } = await database()
    const ids = await keys<string>()
    const unnamed = ids.filter((id) => !isNamed(id))
    await delMany(unnamed)
    if (unnamed.length === ids.length) hasFiles.forget()
  } catch {
    // The next start tries again.
  }
}

const database = () => import('idb-keyval')

/** so that the database is only opened where there may be files */
const hasFiles = stored('kept-files', {
  owner: 'device',
  check: (value) => (typeof value === 'boolean' ? value : undefined),
  empty: false,
})
