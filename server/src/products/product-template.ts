import type { FileReply } from 'contract/endpoint'
import writeXlsxFile, { type SheetData } from 'write-excel-file/node'
import type { Db } from '../services.ts'
import { safeText } from '../sheets/cell-value.ts'
import { headerOf, SHEET_COLUMNS } from './product-columns.ts'
import { listGroups } from './product-groups.ts'

/** An empty sheet with the columns that the import reads, and a second one that explains them. */
export async function productTemplate(db: Db): Promise<FileReply> {
  const groups = await listGroups(db)
  const guide: SheetData = [
    ['Column', 'Required', 'What it holds'].map(bold),
    ...SHEET_COLUMNS.map(({ name, required, hint }) => [headerOf(name), required ? 'Yes' : 'No', hint]),
    [],
    ['Categories of the shop', 'Sub-categories'].map(bold),
    ...groups.map(({ category, sub_category }) => [safeText(category), safeText(sub_category)]),
  ]
  const content = await writeXlsxFile([
    {
      sheet: 'Products',
      data: [SHEET_COLUMNS.map(({ name }) => bold(headerOf(name)))],
      columns: SHEET_COLUMNS.map(({ width = 18 }) => ({ width })),
      stickyRowsCount: 1,
    },
    { sheet: 'Guide', data: guide, columns: [{ width: 28 }, { width: 28 }, { width: 70 }] },
  ]).toBuffer()
  return { content }
}

const bold = (value: string) => ({ value, fontWeight: 'bold' as const })
