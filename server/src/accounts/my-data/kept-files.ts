import { sql, type RawBuilder } from 'kysely'
import type { Files } from '../../platform/files/files.ts'
import { extensionOf } from '../../platform/files/media-names.ts'

/** A query part: the stored object that a column refers to, or null. */
export const keyOf = (column: string): RawBuilder<string | null> =>
  sql<string | null>`(select key from file where file.id = ${sql.ref(column)})`

/** A file's path in the archive: plain in the JSON, a link on the page. */
export interface FileInArchive {
  file: string
}

/** The stored objects of an archive, and their names there. */
export interface KeptFiles {
  /** Names a file within its folder; null if there is none, or none any more. */
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

/** Letters and digits that every file system accepts; the id distinguishes equal names. */
const plain = (word: string | number): string =>
  String(word)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40)
