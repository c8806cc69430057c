import { m } from 'contract/messages'
import type { Pagination } from 'contract/core/fields'
import type { OrderBy } from 'contract/core/order'
import type { Part } from 'contract/parts/endpoints'
import { PART_FIELDS, type PART_SORTS } from 'contract/parts/words'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../platform/core/db.ts'
import { NotFound } from '../platform/core/problems.ts'
import { byName } from '../platform/database/by-name.ts'
import { containing } from '../platform/database/containing.ts'
import { meeting } from '../platform/database/meeting.ts'
import { orderOf } from '../platform/database/order-of.ts'
import { offsetOf, paginationOf, type PageRequest } from '../platform/database/page-of.ts'

type PartSort = (typeof PART_SORTS)[number]

export interface PartFilter {
  sort?: OrderBy<PartSort> | undefined
  /** part of number or name */
  search?: string | undefined
  product_id?: number | undefined
  low?: boolean | undefined
  active?: boolean | undefined
  /** conditions in the form they have in the address */
  where?: string | undefined
  /** the service centre to whose shelf and bags the caller is kept */
  reach?: number | undefined
}

const ASKED = { number: sql`part.number`, name: sql`part.name` }

/** One page of what the filters find, by default by number; those that are not ordered any more come last. */
export async function pageOfParts(
  db: Db,
  { search, product_id, low, active, where, sort, reach, ...page }: PartFilter & PageRequest,
): Promise<{ data: Part[]; pagination: Pagination }> {
  const found = db
    .selectFrom('part')
    .$if(!!search, (query) =>
      query.where(containing(sql`part.number || ' ' || part.name || ' ' || part.name_ne`, search!)),
    )
    .$if(product_id !== undefined, (query) =>
      query.where(
        sql<boolean>`(exists (select from part_fit where part_id = part.id and product_id = ${product_id!})
          or not exists (select from part_fit where part_id = part.id))`,
      ),
    )
    .$if(low === true, (query) => query.where(sql<boolean>`cardinality(${lowAt(reach)}) > 0`))
    .$if(active !== undefined, (query) => query.where('part.active', '=', active!))
    .where(meeting(where, PART_FIELDS, ASKED))
  const order = inOrder(reach)
  const ids = order(found.select('part.id'), sort).limit(page.per_page).offset(offsetOf(page))
  const [data, { total }] = await Promise.all([
    order(parts(db, reach), sort).where('part.id', 'in', ids).execute(),
    found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ])
  return { data, pagination: paginationOf(page, total) }
}

/** One part, with what the caller sees of it. Throws NotFound. */
export async function getPart(db: Db, id: number, reach?: number): Promise<Part> {
  const row = await parts(db, reach).where('part.id', '=', id).executeTakeFirst()
  if (!row) throw new NotFound(m.parts_part_not_found())
  return row
}

const parts = (db: Db, reach: number | undefined) =>
  db.selectFrom('part').select([
    'part.id',
    'part.number',
    'part.name',
    'part.name_ne',
    'part.price',
    'part.reorder_level',
    'part.active',
    'part.version',
    'part.created_at as date_joined',
    sql<Part['models']>`(
      select coalesce(json_agg(json_build_object('id', product.id, 'name', product.name, 'model_num', product.model_num)
        order by product.name, product.id), '[]')
      from part_fit join product on product.id = part_fit.product_id where part_fit.part_id = part.id)`.as('models'),
    (reach === undefined ? sql<number | null>`${goodOnes(sql`place = 'office'`)}` : sql<number | null>`null::int`).as(
      'at_office',
    ),
    goodOnes(onShelves(reach)).as('at_centres'),
    goodOnes(inBags(reach)).as('in_bags'),
    lowAt(reach).as('low_at'),
  ])

const goodOnes = (where: RawBuilder<unknown>) => sql<number>`(
  select coalesce(sum(count), 0)::int from part_stock as stock
  where stock.part_id = part.id and not stock.is_defective and ${where})`

const onShelves = (reach: number | undefined) =>
  reach === undefined
    ? sql`stock.centre_id is not null and not stock.in_transit`
    : sql`stock.centre_id = ${reach} and not stock.in_transit`

const inBags = (reach: number | undefined) =>
  reach === undefined
    ? sql`stock.engineer_id is not null`
    : sql`stock.engineer_id in (select id from engineer where centre_id = ${reach})`

/** The centres that hold the part, or held it, and have fewer than they should. */
const lowAt = (reach: number | undefined) => sql<string[]>`array(
  select point.name from part_stock as stock join service_point as point on point.id = stock.centre_id
  where stock.part_id = part.id and not stock.is_defective and part.active
    and stock.count < part.reorder_level and ${onShelves(reach)}
  order by point.name, point.id)`

const inOrder = (reach: number | undefined) =>
  orderOf<PartSort>({
    id: 'part.id',
    by: {
      number: [sql`not part.active`, sql`part.number_key`],
      name: byName('part.name'),
      price: sql`part.price`,
      at_office: goodOnes(sql`place = 'office'`),
      at_centres: goodOnes(onShelves(reach)),
      in_bags: goodOnes(inBags(reach)),
    },
    usual: 'number',
  })
