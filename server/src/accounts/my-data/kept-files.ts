import { sql, type RawBuilder } from 'kysely'
import type { Files } from '../../files/files.ts'
import { extensionOf } from '../../files/media-names.ts'

/** A query part: the object in the storage that a column names, or null. */
export const keyOf = (column: string): RawBuilder<string | null> =>
  sql<string | null>`(select key from file where file.id = ${sql.ref(column)})`

/** Where a file lies in the archive: in the JSON as it is, on the page a link. */
export interface FileInArchive {
  file: string
}

/** What of the storage goes into an archive, and what it is called there. */
export interface KeptFiles {
  /** Names a file within its folder; null where there is none, or no more. */
  keep: (key: string | null, folder: string, words: readonly (string | number)[]) => Promise<FileInArchive | null>
  all: () => readonly { key: string; path: string }[]
}

export function keptFiles(files: Pick<Files, 'size'>): KeptFiles {
  const kept = new Map<string, string>()
  return {
    async keep(key, folder, words) {
      if (key === null || (await files.size(key)) === undefined) return null
      const path = `files/${folder}/${words.map(plain).filter(Boolean).join('-')}.${extensionOf(key)}`
      kept.set(path, key)
      return { file: path }
    },
    all: () => [...kept].map(([path, key]) => ({ path, key })),
  }
}

/** Letters and digits that every system of files takes; the id among the words tells two of the same name apart. */
const plain = (word: string | number): string =>
  String(word)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40)
