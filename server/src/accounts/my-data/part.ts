import type { Db } from '../../core/db.ts'
import type { FileInArchive, KeptFiles } from './kept-files.ts'

export type Value = string | number | boolean | null | undefined | FileInArchive | readonly Row[] | Row
export interface Row {
  [name: string]: Value
}

/** Something that is kept about a person, as they get it. */
export interface Part {
  /** in the JSON */
  name: string
  /** on the page */
  title: string
  /** whose rows these are */
  tables: readonly string[]
  rows: (db: Db, accountId: number, files: KeptFiles) => Promise<readonly Row[]>
}
