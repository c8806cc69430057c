import { sql, type RawBuilder } from 'kysely'
import type { Addressed, Addresses } from '../platform/files/addresses.ts'

/** Selects what is needed to sign a private file's URL; uses the first non-null column. */
export const paper = (...idColumns: string[]): RawBuilder<Addressed | null> => sql<Addressed | null>`(
  select json_build_object('id', file.id, 'key', file.key, 'visibility', file.visibility)
  from file where file.id = coalesce(${sql.join(idColumns.map((column) => sql.ref(column)))}))`

/** The label of a product's file; without a number while the serial number is not known. */
export const named = (kind: string, serialNumber: string | null): string =>
  [kind, serialNumber].filter(Boolean).join(' ')

/** The address of a file for callers who may read the row, empty if there is none; saved under the label. */
export const addressOf = (files: Addresses, file: Addressed | null, label: string): string =>
  file ? files.addressOf(file, label) : ''
