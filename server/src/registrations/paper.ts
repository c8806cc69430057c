import { sql, type RawBuilder } from 'kysely'
import type { Addressed, Addresses } from '../files/addresses.ts'

/** A private file of a row, as far as its address needs it, in the same statement as the row. */
export const paper = (idColumn: string): RawBuilder<Addressed | null> => sql<Addressed | null>`(
  select json_build_object('id', file.id, 'key', file.key, 'visibility', file.visibility)
  from file where file.id = ${sql.ref(idColumn)})`

/** The address of a file for whoever may read the row, empty when there is none; saved under the label. */
export const addressOf = (files: Addresses, file: Addressed | null, label: string): string =>
  file ? files.addressOf(file, label) : ''
