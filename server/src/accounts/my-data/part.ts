import type { TierThresholds } from 'contract/customers/words'
import type { Db } from '../../platform/core/db.ts'
import type { FileInArchive, KeptFiles } from './kept-files.ts'

export type Value = string | number | boolean | null | undefined | FileInArchive | readonly Row[] | Row
export interface Row {
  [name: string]: Value
}

/** A kind of personal data, as its owner receives it. */
export interface Part {
  /** in the JSON */
  name: string
  /** on the page */
  title: string
  /** the account whose rows these are */
  tables: readonly string[]
  rows: (db: Db, accountId: number, files: KeptFiles, thresholds: TierThresholds) => Promise<readonly Row[]>
}
