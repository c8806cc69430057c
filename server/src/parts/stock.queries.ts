import type { Pagination } from 'contract/core/fields'
import type { PartEntry, StockLine } from 'contract/parts/stock'
import type { MoveKind } from 'contract/parts/words'
import { sql } from 'kysely'
import type { Db } from '../platform/core/db.ts'
import { offsetOf, paginationOf, type PageRequest } from '../platform/database/page-of.ts'

interface StockFilter {
  part_id?: number | undefined
  place?: string | undefined
  is_defective?: boolean | undefined
  /** the service centre to whose shelf and bags the caller is kept */
  reach: number | undefined
}

/** How many of each part are where, by part and place; places that have none are left out. */
export async function pageOfStock(
  db: Db,
  { part_id, place, is_defective, reach, ...page }: StockFilter & PageRequest,
): Promise<{ data: StockLine[]; pagination: Pagination }> {
  const found = db
    .selectFrom('part_stock as stock')
    .innerJoin('part', 'part.id', 'stock.part_id')
    .leftJoin('engineer', 'engineer.id', 'stock.engineer_id')
    .leftJoin('service_point as centre', (join) =>
      join.on(sql<boolean>`centre.id = coalesce(stock.centre_id, engineer.centre_id)`),
    )
    .where('stock.count', '>', 0)
    .$if(part_id !== undefined, (query) => query.where('stock.part_id', '=', part_id!))
    .$if(place !== undefined, (query) => query.where('stock.place', '=', place!))
    .$if(is_defective !== undefined, (query) => query.where('stock.is_defective', '=', is_defective!))
    .$if(reach !== undefined, (query) => query.where('centre.id', '=', reach!))
  const [data, { total }] = await Promise.all([
    found
      .select([
        'stock.part_id',
        'part.number',
        'part.name as part_name',
        'part.name_ne as part_name_ne',
        'part.price',
        'stock.place',
        sql<string>`coalesce(engineer.name, centre.name, '')`.as('name'),
        sql<string>`case when engineer.id is null then '' else centre.name end`.as('centre_name'),
        'stock.is_defective',
        'stock.count',
      ])
      .orderBy('part.number_key')
      .orderBy('stock.is_defective')
      .orderBy(
        sql`case when stock.place = 'office' then 1 when stock.in_transit then 4 when stock.centre_id is not null then 2 else 3 end`,
      )
      .orderBy(sql`plain(coalesce(engineer.name, centre.name, ''))`)
      .orderBy('stock.place')
      .limit(page.per_page)
      .offset(offsetOf(page))
      .execute(),
    found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ])
  return { data, pagination: paginationOf(page, total) }
}

interface EntryFilter {
  part_id?: number | undefined
  place?: string | undefined
  kind?: MoveKind | undefined
  reach: number | undefined
}

/** The ledger, the newest entry first. A centre sees the entries of its shelf, and of the bags of engineers that it has now. */
export async function pageOfEntries(
  db: Db,
  { part_id, place, kind, reach, ...page }: EntryFilter & PageRequest,
): Promise<{ data: PartEntry[]; pagination: Pagination }> {
  const found = db
    .selectFrom('part_entry as entry')
    .innerJoin('part_move as move', 'move.id', 'entry.move_id')
    .innerJoin('part', 'part.id', 'entry.part_id')
    .$if(part_id !== undefined, (query) => query.where('entry.part_id', '=', part_id!))
    .$if(place !== undefined, (query) => query.where('entry.place', '=', place!))
    .$if(kind !== undefined, (query) => query.where('move.kind', '=', kind!))
    .$if(reach !== undefined, (query) =>
      query.where(
        sql<boolean>`(entry.centre_id = ${reach!}
          or entry.engineer_id in (select id from engineer where centre_id = ${reach!}))`,
      ),
    )
  const [data, { total }] = await Promise.all([
    found
      .select([
        'entry.id',
        'move.kind',
        'move.at',
        'move.by_name',
        'move.note',
        sql<number | null>`(select id from complaint where complaint.id = move.complaint_id)`.as('complaint_id'),
        'entry.part_id',
        'part.number',
        'part.name as part_name',
        'entry.place',
        'entry.place_name',
        'entry.is_defective',
        'entry.change',
        'entry.left_over',
      ])
      .orderBy('entry.id', 'desc')
      .limit(page.per_page)
      .offset(offsetOf(page))
      .execute(),
    found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ])
  return { data, pagination: paginationOf(page, total) }
}
