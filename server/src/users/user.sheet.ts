import type { OfficeAccount } from '../accounts/office-accounts.ts'
import { accountColumns, contactColumn, nameColumns } from '../accounts/person.sheet.ts'
import type { WrittenColumn } from '../platform/sheets/written-column.ts'

/** The columns of an account spreadsheet. */
export const userColumns: WrittenColumn<OfficeAccount>[] = [...nameColumns, contactColumn, ...accountColumns]
