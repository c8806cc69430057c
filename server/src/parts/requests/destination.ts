import { m } from 'contract/messages'
import { HEAD_OFFICE } from 'contract/parts/words'
import type { Db } from '../../platform/core/db.ts'
import { Invalid } from '../../platform/core/problems.ts'
import { placeNamed, type LedgerPlace } from '../places.queries.ts'

/** Where the parts of a request come: the shelf of a service centre, or the bag of an engineer there. */
export interface Destination {
  place: LedgerPlace
  centre_id: number
}

/**
 * The destination that a place names, locked against deletion. Always before the complaint. Throws Invalid for the head
 * office, and a Problem on `place` for one that is gone or of another service centre.
 */
export async function destinationNamed(tx: Db, place: string, reach: number | undefined): Promise<Destination> {
  if (place === HEAD_OFFICE) throw new Invalid({ place: m.requests_choose_place() })
  const named = await placeNamed(tx, place, { reach, field: 'place' })
  if (named.centre_id !== null) return { place: named, centre_id: named.centre_id }
  const { centre_id } = await tx
    .selectFrom('engineer')
    .select('centre_id')
    .where('id', '=', named.engineer_id!)
    .executeTakeFirstOrThrow()
  return { place: named, centre_id }
}

/** Where parts are while they are on their way to a service centre. */
export async function transitTo(tx: Db, centre_id: number): Promise<LedgerPlace> {
  const { name } = await tx
    .selectFrom('service_point')
    .select('name')
    .where('id', '=', centre_id)
    .executeTakeFirstOrThrow()
  return { centre_id, engineer_id: null, in_transit: true, place: `transit-${centre_id}`, name }
}
