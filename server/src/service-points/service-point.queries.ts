import { sql, type RawBuilder } from 'kysely'
import type { Pagination } from 'contract/core/fields'
import type { PublicServicePoint, ServicePoint } from 'contract/service-points/endpoints'
import type { SERVICE_POINT_SORTS, ServicePointKind } from 'contract/service-points/words'
import type { Db } from '../core/db.ts'
import { NotFound } from '../core/problems.ts'
import { byName } from '../database/by-name.ts'
import { containing } from '../database/containing.ts'
import { offsetOf, paginationOf, type PageRequest } from '../database/page-of.ts'

type Column = (typeof SERVICE_POINT_SORTS)[number]

export interface ServicePointFilter {
  /** part of name, address or telephone number */
  search?: string | undefined
  kind?: ServicePointKind | undefined
  district?: string | undefined
  sort?: Column | `-${Column}` | undefined
}

/** All of them, as customers see them, by district and name. */
export const listPublicServicePoints = (db: Db): Promise<PublicServicePoint[]> =>
  inOrder(db.selectFrom('service_point').select(PUBLIC), undefined).execute()

/** One page of what the filters find. */
export async function pageOfServicePoints(
  db: Db,
  { search, kind, district, sort, ...page }: ServicePointFilter & PageRequest,
): Promise<{ data: ServicePoint[]; pagination: Pagination }> {
  const found = db
    .selectFrom('service_point')
    .$if(!!search, (query) => query.where(containing(NAMED, search!)))
    .$if(!!kind, (query) => query.where('kind', '=', kind!))
    .$if(!!district, (query) => query.where('district', '=', district!))
  const [data, { total }] = await Promise.all([
    inOrder(found.select(ALL), sort).limit(page.per_page).offset(offsetOf(page)).execute(),
    found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ])
  return { data, pagination: paginationOf(page, total) }
}

/** One of them. Throws NotFound. */
export async function getServicePoint(db: Db, id: number): Promise<ServicePoint> {
  const row = await db.selectFrom('service_point').select(ALL).where('id', '=', id).executeTakeFirst()
  if (!row) throw new NotFound('Shop or service centre not found')
  return row
}

const PUBLIC = ['id', sql<ServicePointKind>`kind`.as('kind'), 'name', 'district', 'address', 'phones', 'hours'] as const

const ALL = [...PUBLIC, 'version', 'created_at as date_joined'] as const

const NAMED = sql`name || ' ' || address || ' ' || array_to_string(phones, ' ')`

const COLUMNS: Record<Column, RawBuilder<unknown>> = {
  name: byName('name'),
  district: sql`district`,
  kind: sql`kind`,
  // Ids are assigned in the order in which they are added.
  created: sql`id`,
}

interface Ordered<Q> {
  orderBy: (by: RawBuilder<unknown>, direction: 'asc' | 'desc') => Q
}

/** Equal rows are ordered by name, then id. */
function inOrder<Q extends Ordered<Q>>(query: Q, sort: ServicePointFilter['sort']): Q {
  const by = (sort?.replace('-', '') ?? 'district') as Column
  return query
    .orderBy(COLUMNS[by], sort?.startsWith('-') ? 'desc' : 'asc')
    .orderBy(COLUMNS.name, 'asc')
    .orderBy(COLUMNS.created, 'asc')
}
