import { m } from 'contract/messages'
import type { Db } from '../platform/core/db.ts'
import { Conflict } from '../platform/core/problems.ts'

/** Throws Conflict while one of these engineers has parts in the bag: they would be lost with it. */
export async function refuseFullBags(tx: Db, engineers: readonly number[]): Promise<void> {
  const full = await tx
    .selectFrom('part_stock')
    .innerJoin('engineer', 'engineer.id', 'part_stock.engineer_id')
    .select('engineer.name')
    .where('engineer.id', 'in', engineers)
    .where('part_stock.count', '>', 0)
    .limit(1)
    .executeTakeFirst()
  if (full) throw new Conflict(m.parts_bag_not_empty({ who: full.name }))
}

/** Throws Conflict while one of these service centres has parts on its shelf. */
export async function refuseFullShelves(tx: Db, centres: readonly number[]): Promise<void> {
  const full = await tx
    .selectFrom('part_stock')
    .innerJoin('service_point', 'service_point.id', 'part_stock.centre_id')
    .select('service_point.name')
    .where('service_point.id', 'in', centres)
    .where('part_stock.count', '>', 0)
    .limit(1)
    .executeTakeFirst()
  if (full) throw new Conflict(m.parts_shelf_not_empty({ who: full.name }))
}
