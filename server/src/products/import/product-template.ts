import type { FileReply } from 'contract/core/endpoint'
import type { Db } from '../../platform/core/db.ts'
import { xlsxOf } from '../../platform/sheets/write-xlsx.ts'
import { headerOf, SHEET_COLUMNS, type SheetColumn } from '../product-columns.ts'
import { listGroups, type Group } from '../product-groups.ts'

/** An empty sheet with the import's columns, one that explains them, and one with the shop's categories. */
export async function productTemplate(db: Db): Promise<FileReply> {
  const groups = await listGroups(db)
  const products = SHEET_COLUMNS.map(({ name, width = 18 }) => ({ header: headerOf(name), width, value: () => null }))
  const guide = [
    { header: 'Column', width: 28, value: ({ name }: SheetColumn) => headerOf(name) },
    { header: 'Required', width: 12, value: ({ required }: SheetColumn) => (required ? 'Yes' : 'No') },
    { header: 'What it holds', width: 70, value: ({ hint }: SheetColumn) => hint },
  ]
  const categories = [
    { header: 'Categories of the shop', width: 28, value: ({ category }: Group) => category },
    { header: 'Sub-categories', width: 28, value: ({ sub_category }: Group) => sub_category },
  ]
  const content = xlsxOf(
    { name: 'Products', columns: products, pages: rows([]) },
    { name: 'Guide', columns: guide, pages: rows(SHEET_COLUMNS) },
    { name: 'Categories', columns: categories, pages: rows(groups) },
  )
  return { content }
}

async function* rows<Row>(all: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield all
}
