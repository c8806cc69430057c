import { sql, type RawBuilder } from 'kysely'
import type { Picture } from 'contract/core/fields'
import type { Addressed, Addresses, Pictured } from './addresses.ts'

export type ShownFile = Addressed & Pictured

/** A query part: all that a response needs of a file. */
export const fileJson = sql<ShownFile>`json_build_object('id', file.id, 'key', file.key, 'visibility', file.visibility,
  'width', file.width, 'height', file.height, 'ground', file.ground, 'variants', file.variants)`

/** A query part: the same of the file that a column refers to, or null. */
export const shownFile = (id: RawBuilder<number | null>): RawBuilder<ShownFile | null> =>
  sql<ShownFile | null>`(select ${fileJson} from file where file.id = ${id})`

/** The file's address, or an empty text without a file. */
export const shownAddress = (files: Addresses, file: ShownFile | null | undefined): string =>
  file ? files.addressOf(file) : ''

export const shownPicture = (files: Addresses, file: ShownFile | null | undefined): Picture | null =>
  file ? files.pictureOf(file) : null
