import { setImmediate as breath } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Input } from 'contract/endpoint'
import type { SheetFault } from 'contract/fields'
import type { products } from 'contract/products'
import { MAX_IMPORT_ROWS } from 'contract/sheets'
import { recordAudit } from '../audit/audit.ts'
import { tagsOfCategory } from '../categories/category.tags.ts'
import { Conflict } from '../http/errors.ts'
import type { Caller } from '../http/sessions.ts'
import type { Db, Services } from '../services.ts'
import { checkRows, doubledRows, importAll, type CheckedRow } from '../sheets/import-faults.ts'
import { readSheet, type SheetRow } from '../sheets/read-sheet.ts'
import { SHEET_COLUMNS } from './product-columns.ts'
import { columnsOfForm } from './product-form.ts'
import { groupsByName, listGroups, type GroupsByName } from './product-groups.ts'
import { productSheetRow, type ProductSheetRow } from './product-import-row.ts'
import { plainSearch } from './search-words.ts'

type ImportForm = Input<typeof products.import>['body']

/** Others are served between so many rows. */
const ROWS_AT_ONCE = 25

/** Adds the products of a spreadsheet, all or none, without pictures; a dry run only tells the faults. Throws RefusedSheet. */
export async function importProducts(services: Services, user: Caller, form: ImportForm, requestId: string) {
  const columns = SHEET_COLUMNS.map(({ name, aliases = [], required }) => ({ name, aliases: [...aliases], required }))
  const sheet = await readSheet(form.file.path, { columns, maxRows: MAX_IMPORT_ROWS })
  const groups = groupsByName(await listGroups(services.db))
  const { good, faults } = await checkProducts(sheet, groups)
  return importAll({
    rows: sheet.length,
    faults,
    dryRun: form.dry_run,
    noun: ['product', 'products'],
    take: () =>
      insertProducts(
        services,
        user,
        good.map(({ value }) => valuesOf(value, groups)),
        form.file.filename,
        requestId,
      ),
  })
}

async function checkProducts(sheet: readonly SheetRow[], groups: GroupsByName) {
  const good: CheckedRow<ProductSheetRow>[] = []
  const faults: SheetFault[] = []
  for (let from = 0; from < sheet.length; from += ROWS_AT_ONCE) {
    const some = sheet.slice(from, from + ROWS_AT_ONCE)
    const checked = checkRows(productSheetRow, some)
    good.push(...checked.good)
    faults.push(...checked.faults, ...some.flatMap(groups.faultsOf))
    await breath()
  }
  const numbered = sheet
    .map(({ row, cells }) => ({ row, value: plainSearch(cells.model_num ?? '') }))
    .filter(({ value }) => value !== '')
  return { good, faults: [...faults, ...doubledRows(numbered, 'model_num', (number) => number, 'This model number')] }
}

const valuesOf = (row: ProductSheetRow, groups: GroupsByName) => {
  // Rows whose group is not there are faults, and with one of them nothing is taken.
  const { category_id, sub_category_id } = groups.find(row)!
  return { ...columnsOfForm(row), category_id, sub_category_id }
}

async function insertProducts(
  { db, clock, cache }: Services,
  user: Caller,
  rows: readonly ReturnType<typeof valuesOf>[],
  file: string,
  requestId: string,
): Promise<void> {
  const categories = [...new Set(rows.map(({ category_id }) => category_id))]
  const subCategories = [...new Set(rows.map(({ sub_category_id }) => sub_category_id))]
  await db.transaction().execute(async (tx) => {
    await holdGroups(tx, categories, subCategories)
    const at = clock.now()
    const ids = await insertRows(tx, rows, at)
    const subject = { table: 'product', id: null }
    const after = { file, products: ids }
    await recordAudit(tx, { actor: user, action: 'product.import', subject, after, requestId, at })
  })
  await cache.drop([...new Set(categories.flatMap(tagsOfCategory))])
}

/** What the rows name stays until the transaction is through. */
async function holdGroups(tx: Db, categories: readonly number[], subCategories: readonly number[]): Promise<void> {
  const held = [
    ...(await tx
      .selectFrom('category')
      .select('id')
      .where('id', 'in', categories)
      .orderBy('id')
      .forKeyShare()
      .execute()),
    ...(await tx
      .selectFrom('sub_category')
      .select('id')
      .where('id', 'in', subCategories)
      .orderBy('id')
      .forKeyShare()
      .execute()),
  ]
  if (held.length < categories.length + subCategories.length)
    throw new Conflict('A category was deleted meanwhile. Please import the file again')
}

/**
 * In one statement: a search word that another writer holds is then waited for in the order of the words, never crosswise.
 */
async function insertRows(tx: Db, rows: readonly ReturnType<typeof valuesOf>[], at: Date): Promise<number[]> {
  const dated = rows.map((row) => ({ ...row, created_at: at, updated_at: at }))
  const columns = sql.join(Object.keys(dated[0]!).map((column) => sql.ref(column)))
  const { rows: added } = await sql<{ id: number }>`
    insert into product (${columns})
    select ${columns} from jsonb_populate_recordset(null::product, ${JSON.stringify(dated)}::jsonb)
    returning id`.execute(tx)
  return added.map(({ id }) => id)
}
