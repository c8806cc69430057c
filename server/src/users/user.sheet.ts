import type { OfficeAccount } from '../accounts/office-accounts.ts'
import { accountColumns, contactColumn, nameColumns } from '../accounts/person.sheet.ts'
import type { WrittenColumn } from '../sheets/written-column.ts'

/** What a spreadsheet of accounts shows. */
export const userColumns: WrittenColumn<OfficeAccount>[] = [...nameColumns, contactColumn, ...accountColumns]
