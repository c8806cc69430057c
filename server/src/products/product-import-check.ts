import { setImmediate as breath } from 'node:timers/promises'
import type { SheetFault } from 'contract/fields'
import { checkRows, doubledRows } from '../sheets/import-faults.ts'
import type { SheetRow } from '../sheets/read-sheet.ts'
import { columnsOfForm } from './product-form.ts'
import type { GroupsByName } from './product-groups.ts'
import { productSheetRow } from './product-import-row.ts'
import { plainSearch } from './search-words.ts'

/** Others are served between so many rows. */
const ROWS_AT_ONCE = 25

export type CheckedProduct = Awaited<ReturnType<typeof checkProducts>>['products'][number]

/** What the rows of a spreadsheet say, as columns of products, and what is wrong with the rest. */
export async function checkProducts(sheet: readonly SheetRow[], groups: GroupsByName) {
  const products = []
  const faults: SheetFault[] = doubledNumbers(sheet)
  for (let from = 0; from < sheet.length; from += ROWS_AT_ONCE) {
    const some = sheet.slice(from, from + ROWS_AT_ONCE)
    const checked = checkRows(productSheetRow, some)
    faults.push(...checked.faults, ...some.flatMap(groups.faultsOf))
    for (const { value } of checked.good) {
      const group = groups.find(value)
      if (group) products.push({ ...columnsOfForm(value), ...idsOf(group) })
    }
    await breath()
  }
  return { products, faults }
}

const idsOf = ({ category_id, sub_category_id }: { category_id: number; sub_category_id: number }) => ({
  category_id,
  sub_category_id,
})

function doubledNumbers(sheet: readonly SheetRow[]): SheetFault[] {
  const numbered = sheet
    .map(({ row, cells }) => ({ row, value: plainSearch(cells.model_num ?? '') }))
    .filter(({ value }) => value !== '')
  return doubledRows(numbered, 'model_num', (number) => number, 'This model number')
}
