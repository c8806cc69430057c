import { officialDistrict } from 'contract/core/districts'
import { districtsOf, zoneOf } from 'contract/core/zones'
import type { Db } from '../../platform/core/db.ts'
import { findCentreOf, findOnlyCentreOf } from '../../service-points/service-point.queries.ts'

/**
 * The service centre that a complaint goes to unless staff choose another: of its district. Where that is not certain, of
 * the customer's, or, where the product is in another zone, the only one that serves that zone.
 */
export async function centreFor(
  db: Db,
  { zone, district, customer_id }: { zone: string; district: string; customer_id: number },
): Promise<{ id: number; name: string } | undefined> {
  if (district !== '') return findCentreOf(db, district)
  const account = await db
    .selectFrom('account')
    .select('district')
    .where('id', '=', customer_id)
    .executeTakeFirstOrThrow()
  const home = officialDistrict(account.district)
  if (zone === '' || zoneOf(home) === zone) return findCentreOf(db, home)
  const districts = districtsOf(zone)
  return districts.length === 0 ? findCentreOf(db, home) : findOnlyCentreOf(db, districts)
}
