import { m } from 'contract/messages'
import { SERVICE_POINT_FIELDS } from 'contract/service-points/words'
import { meeting } from '../platform/database/meeting.ts'
import { sql } from 'kysely'
import type { Pagination } from 'contract/core/fields'
import type { OrderBy } from 'contract/core/order'
import type { PublicServicePoint, ServicePoint } from 'contract/service-points/endpoints'
import type { SERVICE_POINT_SORTS, ServicePointKind } from 'contract/service-points/words'
import { officialDistrict } from 'contract/core/districts'
import type { Locale } from 'contract/core/locale'
import { openingHours } from 'contract/service-points/hours'
import type { Db } from '../platform/core/db.ts'
import { NotFound } from '../platform/core/problems.ts'
import { byName } from '../platform/database/by-name.ts'
import { orderOf } from '../platform/database/order-of.ts'
import { inLanguage } from '../platform/database/in-language.ts'
import { containing } from '../platform/database/containing.ts'
import { offsetOf, paginationOf, type PageRequest } from '../platform/database/page-of.ts'

type Column = (typeof SERVICE_POINT_SORTS)[number]

export interface ServicePointFilter {
  /** conditions in the form they have in the address */
  where?: string | undefined
  /** part of name, address or telephone number */
  search?: string | undefined
  kind?: ServicePointKind | undefined
  district?: string | undefined
  sort?: OrderBy<Column> | undefined
}

/** All of them, as customers see them in a language, by district and name. */
export async function listPublicServicePoints(db: Db, locale: Locale): Promise<PublicServicePoint[]> {
  const rows = await inOrder(
    db
      .selectFrom('service_point')
      .select(['id', KIND, 'district', 'phones', 'hours', 'opens_at', 'closes_at', 'days_off'])
      .select([inLanguage(locale, 'service_point.name').as('name')])
      .select([inLanguage(locale, 'service_point.address').as('address')]),
    undefined,
  ).execute()
  return rows.map(({ opens_at, closes_at, days_off, hours, ...point }) => ({
    ...point,
    district: officialDistrict(point.district),
    hours: openingHours({ opens_at, closes_at, days_off, hours }, locale),
  }))
}

/** One page of the filtered rows. */
export async function pageOfServicePoints(
  db: Db,
  { search, kind, district, where, sort, ...page }: ServicePointFilter & PageRequest,
): Promise<{ data: ServicePoint[]; pagination: Pagination }> {
  const found = db
    .selectFrom('service_point')
    .$if(!!search, (query) => query.where(containing(NAMED, search!)))
    .$if(!!kind, (query) => query.where('kind', '=', kind!))
    .$if(!!district, (query) => query.where('district', '=', district!))
    .where(meeting(where, SERVICE_POINT_FIELDS, ASKED))
  const [data, { total }] = await Promise.all([
    inOrder(found.select(ALL), sort).limit(page.per_page).offset(offsetOf(page)).execute(),
    found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ])
  return { data, pagination: paginationOf(page, total) }
}

const ASKED = {
  kind: sql`service_point.kind`,
  district: sql`service_point.district`,
  name: sql`service_point.name`,
  address: sql`service_point.address`,
}

/** One of them. Throws NotFound. */
export async function getServicePoint(db: Db, id: number): Promise<ServicePoint> {
  const row = await db.selectFrom('service_point').select(ALL).where('id', '=', id).executeTakeFirst()
  if (!row) throw new NotFound(m.service_points_shop_service_centre_not_found())
  return row
}

/** The service centre that gets the complaints of a district: the first one that serves it; undefined where none does. */
export const findCentreOf = (db: Db, district: string): Promise<{ id: number; name: string } | undefined> =>
  db
    .selectFrom('service_point')
    .select(['id', 'name'])
    .where('kind', '=', 'service_centre')
    .where(sql<boolean>`districts @> array[${district}::text]`)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

/** The service centre of several districts; undefined where none or more than one serves them. */
export async function findOnlyCentreOf(
  db: Db,
  districts: readonly string[],
): Promise<{ id: number; name: string } | undefined> {
  const centres = await db
    .selectFrom('service_point')
    .select(['id', 'name'])
    .where('kind', '=', 'service_centre')
    .where(sql<boolean>`districts && ${districts}::text[]`)
    .limit(2)
    .execute()
  return centres.length === 1 ? centres[0] : undefined
}

/** The districts of a centre that another one, which was there first, gets the complaints of. */
export const servedFirstElsewhere = (
  db: Db,
  { id, districts }: { id: number; districts: readonly string[] },
): Promise<{ district: string; centre: string }[]> =>
  sql<{ district: string; centre: string }>`
    select wanted.district, point.name as centre
    from unnest(${districts}::text[]) as wanted (district)
    join lateral (
      select id, name from service_point
      where kind = 'service_centre' and districts @> array[wanted.district]
      order by id limit 1
    ) as point on point.id < ${id}::int
    order by wanted.district`
    .execute(db)
    .then(({ rows }) => rows)

const KIND = sql<ServicePointKind>`kind`.as('kind')

const ALL = [
  ...(['id', KIND, 'name', 'name_ne', 'district', 'address', 'address_ne', 'phones'] as const),
  ...([
    'hours',
    'opens_at',
    'closes_at',
    'districts',
    'days_off',
    'visits_per_window',
    'version',
    'created_at as date_joined',
  ] as const),
] as const

const NAMED = sql`concat_ws(' ', name, name_ne, address, address_ne, array_to_string(phones, ' '))`

/** Equal rows are in the order of their names. */
const inOrder = orderOf<Column>({
  id: 'service_point.id',
  by: {
    name: byName('name'),
    district: [sql`district`, byName('name')],
    kind: [sql`kind`, byName('name')],
    created: [],
  },
  usual: 'district',
})
