import type { OfficeAccount } from '../accounts/office-accounts.ts'
import { accountColumns, contactColumn, nameColumns } from '../accounts/person.sheet.ts'
import type { WrittenColumn } from '../platform/sheets/written-column.ts'

/** The columns of a customer spreadsheet. */
export const customerColumns: WrittenColumn<OfficeAccount>[] = [
  ...nameColumns,
  { header: 'Address', width: 28, value: ({ customerAddress }) => customerAddress },
  { header: 'District', width: 16, value: ({ district }) => district },
  { header: 'City', width: 16, value: ({ city }) => city },
  contactColumn,
  { header: 'Tier', width: 14, value: ({ tier }) => tier },
  ...accountColumns,
]
