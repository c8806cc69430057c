import type { WrittenColumn } from '../platform/sheets/written-column.ts'
import type { OfficeAccount } from './office-accounts.ts'

type Columns = WrittenColumn<OfficeAccount>[]

/** Columns with a person's details. */
export const nameColumns: Columns = [
  { header: 'Name', width: 28, value: ({ firstname, lastname }) => `${firstname} ${lastname}` },
  { header: 'Email', width: 28, value: ({ email }) => email },
]
export const contactColumn: Columns[number] = {
  header: 'Contact',
  width: 14,
  isText: true,
  value: ({ contact }) => contact,
}

/** The last columns. */
export const accountColumns: Columns = [
  { header: 'Gender', value: ({ gender }) => gender },
  { header: 'Role', width: 18, value: ({ role }) => role },
  { header: 'Joined', value: ({ date_joined }) => new Date(date_joined) },
]
