import { m } from 'contract/messages'
import { setImmediate as breath } from 'node:timers/promises'
import { canonicalCode } from 'contract/core/texts/canonical'
import type { SheetFault } from 'contract/core/fields'
import type { Db } from '../../platform/core/db.ts'
import { checkRows, duplicateRows } from '../../platform/sheets/import-faults.ts'
import type { SheetRow } from '../../platform/sheets/read-sheet.ts'
import { columnsOfForm } from '../product-form.ts'
import type { GroupsByName } from '../product-groups.ts'
import { productSheetRow } from './product-import-row.ts'
import { findModels } from '../product-of-model.ts'
import { takenModel } from '../taken-model.ts'

/** Lets other requests run after this many rows. */
const ROWS_AT_ONCE = 25

export type CheckedProduct = Awaited<ReturnType<typeof checkProducts>>['products'][number]

/**
 * Turns the rows of a spreadsheet into columns of products; returns the faults of the others. Without `groups` every category
 * that a row names will do.
 */
export async function checkProducts(db: Db, sheet: readonly SheetRow[], groups: GroupsByName | undefined) {
  const products = []
  const faults: SheetFault[] = [...doubledNumbers(sheet), ...(await takenNumbers(db, sheet))]
  for (let from = 0; from < sheet.length; from += ROWS_AT_ONCE) {
    const some = sheet.slice(from, from + ROWS_AT_ONCE)
    const checked = checkRows(productSheetRow, some)
    faults.push(...checked.faults, ...(groups ? some.flatMap(groups.faultsOf) : []))
    for (const { value } of checked.good) {
      const { category, sub_category } = value
      const { warranty_parts = [] } = value
      products.push({ columns: { ...columnsOfForm(value), warranty_parts }, group: { category, sub_category } })
    }
    await breath()
  }
  return { products, faults }
}

function doubledNumbers(sheet: readonly SheetRow[]): SheetFault[] {
  const numbered = sheet
    .map(({ row, cells }) => ({ row, value: canonicalCode(cells.model_num ?? '') }))
    .filter(({ value }) => value !== '')
  return duplicateRows(numbered, 'model_num', (number) => number, m.products_this_model_number)
}

/** Rows whose model number a product of the catalogue has. */
async function takenNumbers(db: Db, sheet: readonly SheetRow[]): Promise<SheetFault[]> {
  const models = await findModels(
    db,
    sheet.map(({ cells }) => cells.model_num ?? ''),
  )
  return sheet.flatMap(({ row, cells: { model_num = '' } }) => {
    const holder = models.get(canonicalCode(model_num))
    return holder ? [{ row, field: 'model_num', message: takenModel(model_num, holder.name) }] : []
  })
}
