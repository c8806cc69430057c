import { m } from 'contract/messages'
import { sql } from 'kysely'
import type { Input } from 'contract/core/endpoint'
import type { products } from 'contract/products/endpoints'
import { MAX_IMPORT_ROWS } from 'contract/core/sheets'
import { folded } from 'contract/core/texts/folded'
import { recordAudit } from '../../platform/audit/audit.ts'
import { addGroups, type GroupName } from '../../categories/add-groups.ts'
import { tagsOfCategory } from '../../categories/category.tags.ts'
import { isUniqueViolation } from '../../platform/database/errors.ts'
import { Conflict } from '../../platform/core/problems.ts'
import type { Caller } from '../../platform/core/caller.ts'
import type { Db } from '../../platform/core/db.ts'
import type { Services } from '../../platform/core/services.ts'
import { importAll } from '../../platform/sheets/import-faults.ts'
import { readSheet } from '../../platform/sheets/read-sheet.ts'
import { SHEET_COLUMNS } from '../product-columns.ts'
import { GROUP_GONE, lockGroups } from '../product-group.ts'
import { groupsByName, listGroups, type Group, type GroupsByName } from '../product-groups.ts'
import { checkProducts, type CheckedProduct } from './product-import-check.ts'

type ImportForm = Input<typeof products.import>['body']

/**
 * Adds the products of a spreadsheet, all or none, without pictures; a dry run only reports faults. With `new_groups` it also
 * adds the categories that the shop does not have yet. Throws RefusedSheet.
 */
export async function importProducts(services: Services, user: Caller, form: ImportForm) {
  const columns = SHEET_COLUMNS.map(({ name, aliases = [], required, holds }) => ({
    name,
    aliases: [...aliases],
    required,
    holds,
  }))
  const sheet = await readSheet(form.file.path, { columns, maxRows: MAX_IMPORT_ROWS })
  const groups = form.new_groups ? undefined : groupsByName(await listGroups(services.db))
  const { products, faults } = await checkProducts(services.db, sheet, groups)
  return importAll({
    rows: sheet.length,
    faults,
    dryRun: form.dry_run,
    noun: m.things_product,
    take: () =>
      insertProducts(services, user, products, form).catch((error: unknown) => {
        if (!isUniqueViolation(error, 'product_model_key')) throw error
        throw new Conflict(m.products_model_number_file_added_meanwhile_import())
      }),
  })
}

async function insertProducts(
  { db, clock, cache }: Services,
  user: Caller,
  products: readonly CheckedProduct[],
  { file, new_groups }: ImportForm,
): Promise<void> {
  const categories = await db.transaction().execute(async (tx) => {
    const at = clock.now()
    if (new_groups) await addGroups(tx, user, missing(products, groupsByName(await listGroups(tx))), at)
    const groups = groupsByName(await listGroups(tx))
    const rows = products.map(({ columns, group }) => ({ ...columns, ...idsOf(groups.find(group)) }))
    const ids = [...new Set(rows.map(({ category_id }) => category_id))]
    await lockGroups(tx, ids, [...new Set(rows.map(({ sub_category_id }) => sub_category_id))])
    const subject = { table: 'product', id: null }
    const after = { file: file.filename, products: await insertRows(tx, rows, at) }
    await recordAudit(tx, { actor: user, action: 'product.import', subject, after, at })
    return ids
  })
  await cache.drop([...new Set(categories.flatMap(tagsOfCategory))])
}

/** The groups that rows name and the shop lacks, each once, as the first row spells it. */
const missing = (products: readonly CheckedProduct[], groups: GroupsByName): GroupName[] => {
  const lacked = products.map(({ group }) => group).filter((group) => !groups.find(group))
  const same = Map.groupBy(lacked, ({ category, sub_category }) => folded(`${category}\n${sub_category}`))
  return [...same.values()].map(([first]) => first!)
}

function idsOf(group: Group | undefined) {
  if (!group) throw new Conflict(GROUP_GONE())
  const { category_id, sub_category_id } = group
  return { category_id, sub_category_id }
}

type ProductColumns = CheckedProduct['columns'] & ReturnType<typeof idsOf>

/** One statement, so that search words locked by another writer are taken in word order, without deadlock. */
async function insertRows(tx: Db, rows: readonly ProductColumns[], at: Date): Promise<number[]> {
  const dated = rows.map((row) => ({ ...row, created_at: at, updated_at: at }))
  const columns = sql.join(Object.keys(dated[0]!).map((column) => sql.ref(column)))
  const { rows: added } = await sql<{ id: number }>`
    insert into product (${columns})
    select ${columns} from jsonb_populate_recordset(null::product, ${JSON.stringify(dated)}::jsonb)
    returning id`.execute(tx)
  return added.map(({ id }) => id)
}
