import { sql } from 'kysely'
import { ROLES, type Role } from 'contract/core/roles'
import type { Db } from '../platform/core/db.ts'

/** The number of accounts per role. */
export async function countRoles(db: Db): Promise<Record<Role, number>> {
  const rows = await db
    .selectFrom('account')
    .select(['role', sql<number>`count(*)::int`.as('count')])
    .groupBy('role')
    .execute()
  const counts = new Map(rows.map(({ role, count }) => [role, count]))
  // Every role is included, even without accounts.
  return Object.fromEntries(ROLES.map((role) => [role, counts.get(role) ?? 0])) as Record<Role, number>
}
