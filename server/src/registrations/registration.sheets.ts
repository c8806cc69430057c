import type { WarrantyRow } from 'contract/registrations/endpoints'
import { fiscalYearColumn } from '../platform/sheets/fiscal-year-column.ts'
import type { WrittenColumn } from '../platform/sheets/written-column.ts'
import type { ExportedRegistration } from './registration.queries.ts'

/** The columns of a registration spreadsheet. */
export const registrationColumns: WrittenColumn<ExportedRegistration>[] = [
  { header: 'Customer', width: 28, value: ({ customer }) => `${customer.firstname} ${customer.lastname}` },
  { header: 'Store', width: 28, value: ({ store_name }) => store_name },
  { header: 'Model', width: 28, value: ({ model_name }) => model_name },
  { header: 'Model number', width: 20, isText: true, value: ({ model_num }) => model_num },
  { header: 'Serial number', width: 24, isText: true, value: ({ serial_number }) => serial_number },
  { header: 'Purchase Date', width: 14, isDay: true, value: ({ purchase_date }) => purchase_date },
  { header: 'Warranty until', width: 14, isDay: true, value: ({ warranty_expiry }) => warranty_expiry },
  { header: 'Status', width: 12, value: ({ status }) => status },
  { header: 'Verified', width: 12, value: ({ is_verified }) => (is_verified ? 'Verified' : 'Unverified') },
  { header: 'Created', value: ({ created_at }) => new Date(created_at) },
  fiscalYearColumn(({ created_at }) => created_at),
  { header: 'Discount %', width: 12, value: ({ discount_percent }) => discount_percent },
  { header: 'Mobile number', width: 16, isText: true, value: ({ contact }) => contact },
  { header: 'Batch', width: 20, isText: true, value: ({ batch }) => batch },
]

/** The columns of a warranty spreadsheet. */
export const warrantyColumns: WrittenColumn<WarrantyRow>[] = [
  { header: 'CustomerName', width: 28, value: ({ customer_name }) => customer_name },
  { header: 'ModelName', width: 28, value: ({ model_name }) => model_name },
  { header: 'ModelNumber', width: 20, isText: true, value: ({ model_num }) => model_num },
  { header: 'SerialNumber', width: 24, isText: true, value: ({ serial_number }) => serial_number },
  { header: 'Purchase Date', width: 14, isDay: true, value: ({ purchase_date }) => purchase_date },
  { header: 'WarrantyExpired', width: 16, isDay: true, value: ({ warranty_expire }) => warranty_expire },
  fiscalYearColumn(({ purchase_date }) => purchase_date),
]
