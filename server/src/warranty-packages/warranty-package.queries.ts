import { m } from 'contract/messages'
import { PACKAGE_FIELDS } from 'contract/warranty-packages/words'
import { meeting } from '../platform/database/meeting.ts'
import { sql } from 'kysely'
import type { Pagination } from 'contract/core/fields'
import type { OrderBy } from 'contract/core/order'
import type { PACKAGE_SORTS } from 'contract/warranty-packages/words'
import type { WarrantyPackage } from 'contract/warranty-packages/endpoints'
import { byName } from '../platform/database/by-name.ts'
import { orderOf } from '../platform/database/order-of.ts'
import { containing } from '../platform/database/containing.ts'
import { offsetOf, paginationOf, type PageRequest } from '../platform/database/page-of.ts'
import { NotFound } from '../platform/core/problems.ts'
import type { Db } from '../platform/core/db.ts'

type Column = (typeof PACKAGE_SORTS)[number]

export interface PackageFilter {
  type?: string | undefined
  /** conditions in the form they have in the address */
  where?: string | undefined
  sort?: OrderBy<Column> | undefined
}

/** One page of the packages whose type contains the search, newest first by default. */
export async function pageOfWarrantyPackages(
  db: Db,
  { type, where, sort, ...page }: PackageFilter & PageRequest,
): Promise<{ data: WarrantyPackage[]; pagination: Pagination }> {
  const found = db
    .selectFrom('warranty_package')
    .$if(!!type, (query) => query.where(containing(sql`warranty_package.type`, type!)))
    .where(meeting(where, PACKAGE_FIELDS, { type: sql`warranty_package.type` }))
  const [rows, { total }] = await Promise.all([
    inOrder(withNames(found.select(columns)), sort)
      .limit(page.per_page)
      .offset(offsetOf(page))
      .execute(),
    found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ])
  return { data: rows, pagination: paginationOf(page, total) }
}

/** One package. Throws NotFound. */
export async function getWarrantyPackage(db: Db, id: number): Promise<WarrantyPackage> {
  const row = await withNames(packages(db)).where('warranty_package.id', '=', id).executeTakeFirst()
  if (!row) throw new NotFound(m.warranty_packages_warranty_package_not_found())
  return row
}

/** Every sub-category that a package may be for, grouped by category. */
export const listPackageChoices = (db: Db) =>
  db
    .selectFrom('sub_category')
    .innerJoin('category', 'category.id', 'sub_category.category_id')
    .select([
      'sub_category.id as subcategory_id',
      'sub_category.name as subcategory_name',
      'category.name as category_name',
    ])
    .orderBy(byName('category.name'))
    .orderBy(byName('sub_category.name'))
    .execute()

const columns = [
  'warranty_package.id',
  'warranty_package.sub_category_id as subcategory',
  'warranty_package.period',
  'warranty_package.type',
  'warranty_package.amt',
  'warranty_package.offers',
  'warranty_package.type_ne',
  'warranty_package.offers_ne',
  'warranty_package.version',
  'warranty_package.created_at as date_joined',
] as const

const packages = (db: Db) => db.selectFrom('warranty_package').select(columns)

const withNames = (query: ReturnType<typeof packages>) =>
  query
    .innerJoin('sub_category', 'sub_category.id', 'warranty_package.sub_category_id')
    .innerJoin('category', 'category.id', 'sub_category.category_id')
    .select(['sub_category.name as subcategory_name', 'category.name as category_name'])

const inOrder = orderOf<Column>({
  id: 'warranty_package.id',
  by: {
    type: byName('warranty_package.type'),
    period: sql`warranty_package.months`,
    price: sql`warranty_package.amt`,
    created: [],
  },
  usual: '-created',
})
