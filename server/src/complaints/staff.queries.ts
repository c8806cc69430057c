import { may, type Capability } from 'contract/core/access'
import { isBoundToCentre, ROLES } from 'contract/core/roles'
import { sql } from 'kysely'
import type { Db } from '../platform/core/db.ts'

/**
 * Members of staff with a permission who see the complaints of a service centre, by name; without one all of them, each
 * with the centre they are bound to.
 */
export const listStaffWho = (db: Db, capability: Capability, centre?: number | null) =>
  db
    .selectFrom('account')
    .select(['id', sql<string>`firstname || ' ' || lastname`.as('name'), 'role', 'centre_id'])
    .where(
      'role',
      'in',
      ROLES.filter((role) => may(role, capability)),
    )
    .$if(centre !== undefined, (query) =>
      query.where((eb) =>
        eb.or([
          eb(
            'role',
            'in',
            ROLES.filter((role) => !isBoundToCentre(role)),
          ),
          eb('centre_id', '=', centre ?? null),
        ]),
      ),
    )
    .orderBy(sql`lower(firstname || ' ' || lastname)`)
    .orderBy('id')
    .execute()
