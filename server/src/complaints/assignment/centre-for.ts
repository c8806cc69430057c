import { districtsOf, zoneOf } from 'contract/core/zones'
import type { Db } from '../../platform/core/db.ts'
import { findCentreOf, findOnlyCentreOf } from '../../service-points/service-point.queries.ts'

/**
 * The service centre that a complaint goes to unless staff choose another: of the customer's district, or, where the
 * product is in another zone, the only one that serves that zone.
 */
export async function centreFor(
  db: Db,
  { zone, customer_id }: { zone: string; customer_id: number },
): Promise<{ id: number; name: string } | undefined> {
  const { district } = await db
    .selectFrom('account')
    .select('district')
    .where('id', '=', customer_id)
    .executeTakeFirstOrThrow()
  if (zone === '' || zoneOf(district) === zone) return findCentreOf(db, district)
  const districts = districtsOf(zone)
  return districts.length === 0 ? findCentreOf(db, district) : findOnlyCentreOf(db, districts)
}
