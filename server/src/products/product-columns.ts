const NEPALI = { required: false, hint: 'The same in Nepali; where it is empty, customers read the English' } as const

const columns = [
  { name: 'category', required: true, hint: 'The name of a category, as listed in the third sheet' },
  { name: 'sub_category', required: true, hint: 'The name of one of its sub-categories' },
  { name: 'name', required: true, hint: 'At most 200 characters', width: 30 },
  { ...NEPALI, name: 'name_ne', width: 30 },
  { name: 'sub_heading', required: true, hint: 'One line under the name', width: 40 },
  { ...NEPALI, name: 'sub_heading_ne', width: 40 },
  { name: 'model_name', required: true, hint: 'At most 200 characters' },
  {
    name: 'model_num',
    required: true,
    hint: 'Each once in the file',
    aliases: ['model_number', 'model_no'],
    holds: 'code',
  },
  { name: 'price', required: true, hint: 'Whole rupees, as 12500 or Rs. 12,500', width: 12 },
  { name: 'stocks', required: false, hint: 'A whole number; 0 where it is empty', aliases: ['stock'], width: 10 },
  { name: 'power', required: false, hint: 'For example 1500 W', width: 12 },
  { name: 'warranty', required: true, hint: 'For example 2 Years or 18 Months', width: 14 },
  {
    name: 'warranty_months',
    required: false,
    hint: 'Of the whole product; needed where the warranty names no duration or several',
    width: 16,
  },
  {
    name: 'warranty_parts',
    required: false,
    hint: 'Parts with a warranty of their own, as Compressor: 10 years; Motor: 5 years',
    width: 30,
  },
  { name: 'packaging', required: true, hint: 'For example 1 piece in a box', width: 24 },
  { ...NEPALI, name: 'packaging_ne', width: 24 },
  { name: 'serial_number', required: false, hint: 'At most 100 characters', holds: 'code' },
  { name: 'reward_points', required: false, hint: 'A whole number; 0 where it is empty', width: 14 },
  {
    name: 'color_styles',
    required: true,
    hint: 'One or several, with commas between them: Red, Snow White or #a1b2c3',
    aliases: ['colors', 'colours', 'color', 'colour'],
  },
  { name: 'sizes', required: false, hint: 'With commas between them', aliases: ['size'] },
  { name: 'specification', required: true, hint: 'Plain text; each line becomes a point of a list', width: 50 },
  { ...NEPALI, name: 'specification_ne', width: 50 },
  { name: 'sizing', required: true, hint: 'Plain text', width: 30 },
  { ...NEPALI, name: 'sizing_ne', width: 30 },
  { name: 'usage', required: true, hint: 'Plain text', width: 50 },
  { ...NEPALI, name: 'usage_ne', width: 50 },
] as const satisfies Column<string>[]

interface Column<Name> {
  name: Name
  /** required by the import */
  required: boolean
  hint: string
  aliases?: readonly string[]
  /** columns the import checks for damage */
  holds?: 'code'
  /** in characters */
  width?: number
}

export type SheetColumnName = (typeof columns)[number]['name']
export type SheetColumn = Column<SheetColumnName>

/** The columns of a product spreadsheet: the import reads them, the export writes them. */
export const SHEET_COLUMNS: readonly SheetColumn[] = columns.map((column: SheetColumn) => ({
  ...column,
  aliases: [...(column.aliases ?? []), headerOf(column.name)],
}))

/** `Sub Category`, `Sub Heading:ne`; the import reads them as `sub_category` and `sub_heading_ne`. */
export function headerOf(name: string): string {
  return name
    .replace(/_ne$/, ':ne')
    .split('_')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ')
}
