import type { WarrantyPackage } from 'contract/warranty-packages/endpoints'
import { plainLines } from '../products/product-texts.ts'
import type { WrittenColumn } from '../platform/sheets/written-column.ts'

/** The columns of a warranty-package spreadsheet. */
export const packageColumns: WrittenColumn<WarrantyPackage>[] = [
  { header: 'Sub Category', width: 28, value: ({ subcategory_name }) => subcategory_name },
  { header: 'Category', width: 28, value: ({ category_name }) => category_name },
  { header: 'Duration', value: ({ period }) => period },
  { header: 'Type', value: ({ type }) => type },
  { header: 'Type:ne', value: ({ type_ne }) => type_ne },
  { header: 'Price', value: ({ amt }) => amt },
  { header: 'Offers', width: 60, value: ({ offers }) => plainLines(offers) },
  { header: 'Offers:ne', width: 60, value: ({ offers_ne }) => plainLines(offers_ne) },
  { header: 'Created', value: ({ date_joined }) => new Date(date_joined) },
]
