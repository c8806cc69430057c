import { m } from 'contract/messages'
import type { PartPlace } from 'contract/parts/stock'
import { sql } from 'kysely'
import type { Db } from '../platform/core/db.ts'
import { Problem } from '../platform/core/problems.ts'

/** Where parts can be: the head office, service centres by name, and the bags of engineers who work there; of a centre alone its own. */
export async function listPlaces(db: Db, reach: number | undefined): Promise<PartPlace[]> {
  const { rows } = await sql<PartPlace>`
    select place, name, centre_name from (${placesOf(reach)}) as places
    order by kind, plain(centre_name), plain(name), place`.execute(db)
  return rows
}

/** A place as the ledger names it. */
export interface LedgerPlace {
  centre_id: number | null
  engineer_id: number | null
  /** on the way to the service centre; nobody enters anything there by hand */
  in_transit?: boolean
  place: string
  name: string
}

/** Places that the caller may enter parts at, locked against deletion. Throws a Problem on `field` for one that is gone, or another centre's. */
export async function placeNamed(
  tx: Db,
  place: string,
  { reach, field, isOfficeToo = false }: { reach: number | undefined; field: string; isOfficeToo?: boolean },
): Promise<LedgerPlace> {
  if (place === 'office') {
    if (reach !== undefined && !isOfficeToo) throw refused(403, field, m.parts_own_places_only())
    return { centre_id: null, engineer_id: null, place, name: '' }
  }
  const [kind, digits] = place.split('-')
  const id = Number(digits)
  const row =
    kind === 'bag'
      ? await tx
          .selectFrom('engineer')
          .select(['name', 'centre_id as of_centre'])
          .where('id', '=', id)
          // Who has left has no bag any more.
          .where('active', '=', true)
          .forKeyShare()
          .executeTakeFirst()
      : await tx
          .selectFrom('service_point')
          .select(['name', 'id as of_centre'])
          .where('id', '=', id)
          .where('kind', '=', 'service_centre')
          .forKeyShare()
          .executeTakeFirst()
  if (!row) throw refused(409, field, m.parts_place_not_found())
  if (reach !== undefined && row.of_centre !== reach) throw refused(403, field, m.parts_own_places_only())
  return kind === 'bag'
    ? { centre_id: null, engineer_id: id, place, name: row.name }
    : { centre_id: id, engineer_id: null, place, name: row.name }
}

const refused = (status: 403 | 409, field: string, message: string) =>
  new Problem(status, status === 403 ? 'forbidden' : 'conflict', message, { errors: { [field]: message } })

/** All places, with their names; `kind` orders them. */
const placesOf = (reach: number | undefined) => sql`
  select 'office' as place, '' as name, '' as centre_name, 1 as kind where ${reach === undefined}
  union all
  select 'centre-' || id, name, '', 2 from service_point
  where kind = 'service_centre' and (${reach === undefined} or id = ${reach ?? 0})
  union all
  select 'bag-' || engineer.id, engineer.name, point.name, 3
  from engineer join service_point as point on point.id = engineer.centre_id
  where engineer.active and (${reach === undefined} or engineer.centre_id = ${reach ?? 0})`
