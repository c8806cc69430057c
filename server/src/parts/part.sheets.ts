import type { FileReply } from 'contract/core/endpoint'
import type { Part } from 'contract/parts/endpoints'
import { importTemplate } from '../platform/sheets/import-template.ts'
import type { SheetColumn } from '../platform/sheets/read-sheet.ts'
import type { WrittenColumn } from '../platform/sheets/written-column.ts'

/** The columns of the import. A part is known by its number: one that is there already is changed. */
export const IMPORTED_COLUMNS: SheetColumn[] = [
  { name: 'number', aliases: ['part_number', 'sku'], required: true, holds: 'codes' },
  { name: 'name', aliases: ['part', 'part_name'], required: true },
  { name: 'name_ne', aliases: ['name:ne'], required: false },
  { name: 'price', aliases: ['mrp'], required: true },
  { name: 'reorder_level', aliases: ['reorder_below'], required: false },
  { name: 'models', aliases: ['model_numbers', 'fits'], required: false, holds: 'codes' },
]

/** The columns of a spreadsheet of parts. */
export const partColumns: WrittenColumn<Part>[] = [
  { header: 'Part number', width: 20, isText: true, value: ({ number }) => number },
  { header: 'Name', width: 32, value: ({ name }) => name },
  { header: 'Name:ne', width: 32, value: ({ name_ne }) => name_ne },
  { header: 'Price', width: 10, value: ({ price }) => price },
  { header: 'Reorder level', width: 12, value: ({ reorder_level }) => reorder_level },
  {
    header: 'Model numbers',
    width: 40,
    isText: true,
    value: ({ models }) => models.map((one) => one.model_num).join(', '),
  },
  { header: 'At the head office', width: 12, value: ({ at_office }) => at_office ?? '' },
  { header: 'At service centres', width: 12, value: ({ at_centres }) => at_centres },
  { header: 'In bags', width: 10, value: ({ in_bags }) => in_bags },
  { header: 'Created', value: ({ date_joined }) => new Date(date_joined) },
]

/** An empty spreadsheet for the import. */
export const partTemplate = (): FileReply =>
  importTemplate({ name: 'Parts', filename: 'parts_template.xlsx', columns: IMPORTED_COLUMNS })
