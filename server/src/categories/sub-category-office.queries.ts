import { m } from 'contract/messages'
import { CATEGORY_FIELDS } from 'contract/categories/words'
import { meeting } from '../platform/database/meeting.ts'
import { sql } from 'kysely'
import type { SubCategoryRow } from 'contract/categories/endpoints'
import type { SUB_CATEGORY_SORTS } from 'contract/categories/words'
import type { OrderBy } from 'contract/core/order'
import type { Pagination } from 'contract/core/fields'
import { byName } from '../platform/database/by-name.ts'
import { orderOf } from '../platform/database/order-of.ts'
import { containing } from '../platform/database/containing.ts'
import { offsetOf, paginationOf } from '../platform/database/page-of.ts'
import type { Addresses } from '../platform/files/addresses.ts'
import { shownAddress, shownFile, shownPicture } from '../platform/files/shown-file.ts'
import { NotFound } from '../platform/core/problems.ts'
import type { Db } from '../platform/core/db.ts'
import type { NameFilter } from './category-office.queries.ts'

type SubCategorySort = (typeof SUB_CATEGORY_SORTS)[number]

/** One page of the sub-categories whose name contains the search, newest first by default. */
export async function pageOfSubCategories(
  db: Db,
  files: Addresses,
  { name, where, sort, ...page }: NameFilter & { sort?: OrderBy<SubCategorySort> | undefined },
): Promise<{ data: SubCategoryRow[]; pagination: Pagination }> {
  const met = meeting(where, CATEGORY_FIELDS, { name: sql`sub_category.name` })
  const found = db
    .selectFrom('sub_category')
    .$if(!!name, (query) => query.where(isNamed(name!)))
    .where(met)
  const [rows, { total }] = await Promise.all([
    inOrder(select(db), sort)
      .$if(!!name, (query) => query.where(isNamed(name!)))
      .where(met)
      .limit(page.per_page)
      .offset(offsetOf(page))
      .execute(),
    found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ])
  return { data: rows.map((row) => asRow(files, row)), pagination: paginationOf(page, total) }
}

const inOrder = orderOf<SubCategorySort>({
  id: 'sub_category.id',
  by: {
    name: byName('sub_category.name'),
    category: [byName('category.name'), byName('sub_category.name')],
    created: [],
  },
  usual: '-created',
})

/** One sub-category for the back office. Throws NotFound. */
export async function getSubCategory(db: Db, files: Addresses, id: number): Promise<SubCategoryRow> {
  const row = await select(db).where('sub_category.id', '=', id).executeTakeFirst()
  if (!row) throw new NotFound(m.categories_sub_category_not_found())
  return asRow(files, row)
}

/** The sub-categories as choices, by name: of one category, or all. Throws NotFound when there is no such category. */
export async function listSubCategoryChoices(db: Db, categoryId?: number) {
  if (categoryId !== undefined) await refuseAbsentCategory(db, categoryId)
  return db
    .selectFrom('sub_category')
    .$if(categoryId !== undefined, (query) => query.where('category_id', '=', categoryId!))
    .select(['id as subcategory_id', 'name as subcategory_name'])
    .orderBy(byName('name'))
    .orderBy('id')
    .execute()
}

async function refuseAbsentCategory(db: Db, id: number) {
  const category = await db.selectFrom('category').where('id', '=', id).select('id').executeTakeFirst()
  if (!category) throw new NotFound(m.categories_category_not_found())
}

const isNamed = (typed: string) => containing(sql`sub_category.name`, typed)

const select = (db: Db) =>
  db
    .selectFrom('sub_category')
    .innerJoin('category', 'category.id', 'sub_category.category_id')
    .select([
      'sub_category.id',
      'sub_category.name',
      'sub_category.name_ne',
      'sub_category.search_words',
      'sub_category.faults',
      'sub_category.faults_ne',
      'sub_category.takes_lettering',
      'sub_category.category_id',
      'sub_category.version',
      'sub_category.created_at',
      'category.name as category_name',
      shownFile(sql`sub_category.image_id`).as('file'),
    ])

type Found = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>

function asRow(files: Addresses, { file, created_at, ...row }: Found): SubCategoryRow {
  const address = shownAddress(files, file)
  return { ...row, image_url: address, picture: shownPicture(files, file), date_joined: created_at }
}
