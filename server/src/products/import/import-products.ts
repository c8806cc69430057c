import { sql } from 'kysely'
import type { Input } from 'contract/core/endpoint'
import type { products } from 'contract/products/endpoints'
import { MAX_IMPORT_ROWS } from 'contract/core/sheets'
import { recordAudit } from '../../audit/audit.ts'
import { tagsOfCategory } from '../../categories/category.tags.ts'
import { isUniqueViolation } from '../../database/errors.ts'
import { Conflict } from '../../core/problems.ts'
import type { Caller } from '../../core/caller.ts'
import type { Db } from '../../core/db.ts'
import type { Services } from '../../services.ts'
import { importAll } from '../../sheets/import-faults.ts'
import { readSheet } from '../../sheets/read-sheet.ts'
import { SHEET_COLUMNS } from '../product-columns.ts'
import { lockGroups } from '../product-group.ts'
import { groupsByName, listGroups } from '../product-groups.ts'
import { checkProducts, type CheckedProduct } from './product-import-check.ts'

type ImportForm = Input<typeof products.import>['body']

/**
 * Adds the products of a spreadsheet, all or none, without pictures; a dry run only reports faults. Throws
 * RefusedSheet.
 */
export async function importProducts(services: Services, user: Caller, form: ImportForm) {
  const columns = SHEET_COLUMNS.map(({ name, aliases = [], required }) => ({ name, aliases: [...aliases], required }))
  const sheet = await readSheet(form.file.path, { columns, maxRows: MAX_IMPORT_ROWS })
  const groups = groupsByName(await listGroups(services.db))
  const { products, faults } = await checkProducts(services.db, sheet, groups)
  return importAll({
    rows: sheet.length,
    faults,
    dryRun: form.dry_run,
    noun: ['product', 'products'],
    take: () =>
      insertProducts(services, user, products, form.file.filename).catch((error: unknown) => {
        if (!isUniqueViolation(error, 'product_model_key')) throw error
        throw new Conflict('A model number of the file was added meanwhile. Please import the file again')
      }),
  })
}

async function insertProducts(
  { db, clock, cache }: Services,
  user: Caller,
  rows: readonly CheckedProduct[],
  file: string,
): Promise<void> {
  const categories = [...new Set(rows.map(({ category_id }) => category_id))]
  const subCategories = [...new Set(rows.map(({ sub_category_id }) => sub_category_id))]
  await db.transaction().execute(async (tx) => {
    await lockGroups(tx, categories, subCategories)
    const at = clock.now()
    const ids = await insertRows(tx, rows, at)
    const subject = { table: 'product', id: null }
    const after = { file, products: ids }
    await recordAudit(tx, { actor: user, action: 'product.import', subject, after, at })
  })
  await cache.drop([...new Set(categories.flatMap(tagsOfCategory))])
}

/** One statement, so that search words locked by another writer are taken in word order, without deadlock. */
async function insertRows(tx: Db, rows: readonly CheckedProduct[], at: Date): Promise<number[]> {
  const dated = rows.map((row) => ({ ...row, created_at: at, updated_at: at }))
  const columns = sql.join(Object.keys(dated[0]!).map((column) => sql.ref(column)))
  const { rows: added } = await sql<{ id: number }>`
    insert into product (${columns})
    select ${columns} from jsonb_populate_recordset(null::product, ${JSON.stringify(dated)}::jsonb)
    returning id`.execute(tx)
  return added.map(({ id }) => id)
}
