import { m } from 'contract/messages'
import { CATEGORY_FIELDS } from 'contract/categories/words'
import { meeting } from '../platform/database/meeting.ts'
import { sql } from 'kysely'
import type { CategoryRow } from 'contract/categories/endpoints'
import type { CATEGORY_SORTS } from 'contract/categories/words'
import type { OrderBy } from 'contract/core/order'
import type { Pagination } from 'contract/core/fields'
import { byName } from '../platform/database/by-name.ts'
import { orderOf } from '../platform/database/order-of.ts'
import { containing } from '../platform/database/containing.ts'
import { offsetOf, paginationOf, type PageRequest } from '../platform/database/page-of.ts'
import type { Addresses } from '../platform/files/addresses.ts'
import { shownAddress, shownFile, shownPicture } from '../platform/files/shown-file.ts'
import { NotFound } from '../platform/core/problems.ts'
import type { Db } from '../platform/core/db.ts'

export interface NameFilter extends PageRequest {
  name?: string | undefined
  /** conditions in the form they have in the address */
  where?: string | undefined
}

type CategorySort = (typeof CATEGORY_SORTS)[number]

/** One page of the categories whose name contains the search, newest first by default. */
export async function pageOfCategories(
  db: Db,
  files: Addresses,
  { name, where, sort, ...page }: NameFilter & { sort?: OrderBy<CategorySort> | undefined },
): Promise<{ data: CategoryRow[]; pagination: Pagination }> {
  const found = db
    .selectFrom('category')
    .$if(!!name, (query) => query.where(containing(sql`category.name`, name!)))
    .where(meeting(where, CATEGORY_FIELDS, { name: sql`category.name` }))
  const [rows, { total }] = await Promise.all([
    inOrder(found.select(columns), sort).limit(page.per_page).offset(offsetOf(page)).execute(),
    found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ])
  return { data: rows.map((row) => asRow(files, row)), pagination: paginationOf(page, total) }
}

const inOrder = orderOf<CategorySort>({
  id: 'category.id',
  by: { name: byName('category.name'), created: [] },
  usual: '-created',
})

/** One category for the back office. Throws NotFound. */
export async function getCategory(db: Db, files: Addresses, id: number): Promise<CategoryRow> {
  const row = await select(db).where('id', '=', id).executeTakeFirst()
  if (!row) throw new NotFound(m.categories_category_not_found())
  return asRow(files, row)
}

/** Every category as a choice, by name. */
export const listCategoryChoices = (db: Db) =>
  db.selectFrom('category').select(['id as category_id', 'name as category_name']).orderBy(byName('name')).execute()

const columns = [
  'category.id',
  'category.name',
  'category.desc',
  'category.name_ne',
  'category.desc_ne',
  'category.version',
  'category.created_at',
  shownFile(sql`category.image_id`).as('image_file'),
  shownFile(sql`category.banner_id`).as('banner_file'),
] as const

const select = (db: Db) => db.selectFrom('category').select(columns)

type Found = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>

const asRow = (files: Addresses, { image_file, banner_file, created_at, ...row }: Found): CategoryRow => ({
  ...row,
  image_url: shownAddress(files, image_file),
  banner: shownAddress(files, banner_file),
  picture: shownPicture(files, image_file),
  banner_picture: shownPicture(files, banner_file),
  date_joined: created_at,
})
