import { monthsText } from 'contract/core/dates/durations'
import type { WarrantyPart } from 'contract/products/endpoints'
import type { FileReply } from 'contract/core/endpoint'
import type { WrittenColumn } from '../platform/sheets/written-column.ts'
import { sheetOf } from '../platform/sheets/write-sheet.ts'
import type { Db } from '../platform/core/db.ts'
import { headerOf, SHEET_COLUMNS, type SheetColumnName } from './product-columns.ts'
import { listForSheet, listProductIds, type ProductFilter } from './product-office.queries.ts'
import { plainLines } from './product-texts.ts'

const PAGE = 250

type SheetProduct = Awaited<ReturnType<typeof listForSheet>>[number]

const VALUES: { [Name in SheetColumnName]?: (product: SheetProduct) => string } = {
  color_styles: (product) => product.color_styles.join(', '),
  warranty_parts: ({ warranty_parts }) =>
    (warranty_parts as WarrantyPart[]).map(({ name, months }) => `${name}: ${monthsText(months, 'en')}`).join('; '),
  sizes: (product) => product.sizes.join(', '),
  specification: (product) => plainLines(product.specification),
  sizing: (product) => plainLines(product.sizing),
  usage: (product) => plainLines(product.usage),
  specification_ne: (product) => plainLines(product.specification_ne),
  sizing_ne: (product) => plainLines(product.sizing_ne),
  usage_ne: (product) => plainLines(product.usage_ne),
}

/** The columns of the import, so that an export can be imported, and when each product was added. */
const COLUMNS: WrittenColumn<SheetProduct>[] = [
  ...SHEET_COLUMNS.map(({ name, width = 18 }) => ({
    header: headerOf(name),
    width,
    value: VALUES[name] ?? ((product: SheetProduct) => product[name] as string | number),
  })),
  { header: 'Created', width: 18, value: (product) => new Date(product.created_at) },
]

/** Every filtered product, in the order of the list, as a spreadsheet. */
export const exportProducts = (db: Db, filter: ProductFilter, format: 'xlsx' | 'csv'): FileReply =>
  sheetOf({ format, name: 'products', columns: COLUMNS, pages: pagesFor(db, filter) })

/** Whatever changes meanwhile, no product appears twice or is skipped. */
async function* pagesFor(db: Db, filter: ProductFilter) {
  const ids = await listProductIds(db, filter)
  for (let from = 0; from < ids.length; from += PAGE) yield listForSheet(db, ids.slice(from, from + PAGE))
}
