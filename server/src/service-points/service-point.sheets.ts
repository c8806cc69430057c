import type { FileReply } from 'contract/core/endpoint'
import { weekdayNames } from 'contract/core/dates/weekday-names'
import type { ServicePoint } from 'contract/service-points/endpoints'
import { KIND_NAME } from 'contract/service-points/words'
import { importTemplate } from '../platform/sheets/import-template.ts'
import type { SheetColumn } from '../platform/sheets/read-sheet.ts'
import type { WrittenColumn } from '../platform/sheets/written-column.ts'

/** The columns of the import; an export can be imported elsewhere. */
export const IMPORTED_COLUMNS: SheetColumn[] = [
  { name: 'kind', required: true },
  { name: 'name', required: true },
  { name: 'district', required: true },
  { name: 'address', required: true },
  { name: 'phones', aliases: ['phone', 'telephone'], required: true, holds: 'codes' },
  { name: 'hours', aliases: ['opening_hours'], required: false },
  { name: 'name_ne', aliases: ['name:ne'], required: false },
  { name: 'address_ne', aliases: ['address:ne'], required: false },
  { name: 'opens_at', aliases: ['opens'], required: false },
  { name: 'closes_at', aliases: ['closes'], required: false },
  { name: 'districts', aliases: ['districts_served', 'serves'], required: false },
  { name: 'days_off', aliases: ['weekly_days_off', 'closed_on'], required: false },
  { name: 'visits_per_window', required: false },
]

/** The columns of a spreadsheet of service points. */
export const servicePointColumns: WrittenColumn<ServicePoint>[] = [
  { header: 'Kind', width: 16, value: ({ kind }) => KIND_NAME[kind] },
  { header: 'Name', width: 32, value: ({ name }) => name },
  { header: 'District', width: 20, value: ({ district }) => district },
  { header: 'Address', width: 40, value: ({ address }) => address },
  { header: 'Phones', width: 32, isText: true, value: ({ phones }) => phones.join(', ') },
  { header: 'Hours', width: 32, value: ({ hours }) => hours },
  { header: 'Name:ne', width: 32, value: ({ name_ne }) => name_ne },
  { header: 'Address:ne', width: 40, value: ({ address_ne }) => address_ne },
  { header: 'Opens at', width: 10, isText: true, value: ({ opens_at }) => opens_at },
  { header: 'Closes at', width: 10, isText: true, value: ({ closes_at }) => closes_at },
  { header: 'Districts', width: 40, value: ({ districts }) => districts.join(', ') },
  { header: 'Days off', width: 20, value: ({ days_off }) => weekdayNames(days_off) },
  { header: 'Visits per window', width: 10, value: ({ visits_per_window }) => visits_per_window },
  { header: 'Created', value: ({ date_joined }) => new Date(date_joined) },
]

/** An empty spreadsheet for the import. */
export const servicePointTemplate = (): FileReply =>
  importTemplate({ name: 'Service points', filename: 'service_points_template.xlsx', columns: IMPORTED_COLUMNS })
