import { PRODUCT_FIELDS } from 'contract/products/words'
import { meeting } from '../platform/database/meeting.ts'
import { sql, type Expression } from 'kysely'
import type { Pagination } from 'contract/core/fields'
import type { OrderBy } from 'contract/core/order'
import type { PRODUCT_SORTS } from 'contract/products/words'
import type { ProductRow } from 'contract/products/endpoints'
import { byName } from '../platform/database/by-name.ts'
import { orderOf } from '../platform/database/order-of.ts'
import { containing } from '../platform/database/containing.ts'
import { onPage, paginationOf, type PageRequest } from '../platform/database/page-of.ts'
import { pagedList } from '../platform/database/total-of.ts'
import type { Addresses } from '../platform/files/addresses.ts'
import type { SessionCheck } from '../platform/sessions/authorize.ts'
import type { Db } from '../platform/core/db.ts'
import { mainFileId, pictureOf } from './product-cards.ts'
import { duplicateOf } from './product.queries.ts'

type Column = (typeof PRODUCT_SORTS)[number]

export interface ProductFilter {
  /** conditions in the form they have in the address */
  where?: string | undefined
  category_name?: string | undefined
  name?: string | undefined
  /** those whose model number another product keeps */
  same_model?: boolean | undefined
  /** true: only those that are not sold any more; false: only the others */
  off_sale?: boolean | undefined
  sort?: OrderBy<Column> | undefined
}

/** One page of the filtered products, newest first by default. */
export async function pageOfProducts(
  db: Db,
  files: Addresses,
  wanted: ProductFilter & PageRequest,
  check?: SessionCheck,
): Promise<{ data: ProductRow[]; pagination: Pagination }> {
  const { rows, total } = await readPage(db, wanted, check)
  return { data: rows.map((row) => asRow(files, row)), pagination: paginationOf(wanted, total) }
}

/** The ids of all filtered products, in the order of the list. */
export async function listProductIds(db: Db, filter: ProductFilter): Promise<number[]> {
  const rows = await inOrder(grouped(db, filter), filter.sort).select('product.id').execute()
  return rows.map(({ id }) => id)
}

/** The spreadsheet columns of these products, in the order of the ids; missing ones are omitted. */
export async function listForSheet(db: Db, ids: readonly number[]) {
  const rows = await db
    .selectFrom('product')
    .innerJoin('category', 'category.id', 'product.category_id')
    .innerJoin('sub_category', 'sub_category.id', 'product.sub_category_id')
    .where('product.id', 'in', ids)
    .selectAll('product')
    .select(['category.name as category', 'sub_category.name as sub_category'])
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

const found = (db: Db, { category_name, name, same_model, off_sale, where }: ProductFilter) =>
  db
    .selectFrom('product')
    .$if(!!category_name, (query) =>
      query.where('product.category_id', 'in', (eb) =>
        eb
          .selectFrom('category')
          .select('id')
          .where(sql`plain(name)`, '=', sql`plain(${category_name})`),
      ),
    )
    .where(meeting(where, PRODUCT_FIELDS, ASKED))
    .$if(off_sale !== undefined, (query) => query.where('product.off_sale_at', off_sale ? 'is not' : 'is', null))
    .$if(same_model === true, (query) => query.where('product.is_duplicate', '=', true))
    // The expression of the index product_named.
    .$if(!!name, (query) =>
      query.where(containing(sql`product.name || ' ' || product.model_name || ' ' || product.model_num`, name!)),
    )

const ASKED = {
  category_name: sql`(select category.name from category where category.id = product.category_id)`,
  name: sql`product.name`,
  model: sql`product.model_name || ' ' || product.model_num`,
}

const inOrder = orderOf<Column>({
  id: 'product.id',
  by: {
    name: byName('product.name'),
    category: byName('category.name'),
    price: sql`product.price`,
    stocks: sql`product.stocks`,
    reward_points: sql`product.reward_points`,
    model_num: sql`plain(product.model_num)`,
    created: [],
  },
  usual: '-created',
})

const grouped = (db: Db, filter: ProductFilter) =>
  found(db, filter).innerJoin('category', 'category.id', 'product.category_id')

/** The ids in the order of a list; only one by category needs the categories for it. */
const idsInOrder = (db: Db, filter: ProductFilter): Expression<{ id: number }> =>
  filter.sort?.endsWith('category')
    ? inOrder(grouped(db, filter).select('product.id'), filter.sort)
    : inOrder(found(db, filter).select('product.id'), filter.sort)

const readPage = pagedList({
  whole: 'product',
  narrowing: (filter: ProductFilter) => ({ ...filter, sort: undefined }),
  found,
  shown: (db, filter, part) =>
    inOrder(grouped(db, {}), filter.sort)
      .where('product.id', '=', onPage(idsInOrder(db, filter), part))
      .leftJoinLateral(pictureOf(mainFileId), (join) => join.onTrue())
      .innerJoin('sub_category', 'sub_category.id', 'product.sub_category_id')
      .select(['product.id', 'product.name', 'price', 'stocks', 'model_name', 'model_num', 'power', 'reward_points'])
      .select([
        'warranty',
        'featured_rank',
        'off_sale_at',
        'product.created_at',
        'product.category_id',
        'product.sub_category_id',
      ])
      .select(['category.name as category_name', 'sub_category.name as sub_category_name'])
      .select(['picture.key', 'picture.width', 'picture.height', 'picture.ground', 'picture.variants'])
      .select(duplicateOf.as('duplicate_of')),
})

type Row = Awaited<ReturnType<typeof readPage>>['rows'][number]

/** Each field is named: what spreads a row takes as long as reading it. */
function asRow(files: Addresses, row: Row): ProductRow {
  const { key, width, height, ground, variants } = row
  const picture = key === null ? null : files.pictureOf({ key, width, height, ground, variants })
  return {
    id: row.id,
    name: row.name,
    main_image: picture?.src ?? '',
    picture,
    price: row.price,
    stocks: row.stocks,
    model_name: row.model_name,
    model_num: row.model_num,
    power: row.power,
    reward_points: row.reward_points,
    warranty: row.warranty,
    featured_rank: row.featured_rank,
    off_sale: row.off_sale_at !== null,
    duplicate_of: row.duplicate_of,
    category: { id: row.category_id, category_name: row.category_name },
    sub_category: { id: row.sub_category_id, sub_category_name: row.sub_category_name },
    date_joined: row.created_at,
  }
}
