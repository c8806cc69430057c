import type { Profile } from 'contract/accounts/endpoints'
import { Forbidden } from '../platform/core/problems.ts'
import type { Caller } from '../platform/core/caller.ts'
import type { Services } from '../platform/core/services.ts'
import { getProfile } from './account.queries.ts'

/** Joins the membership programme; only for the caller. */
export async function enableMembership(
  services: Services,
  user: Caller,
  customerId: number | undefined,
): Promise<Profile> {
  if (customerId !== undefined && customerId !== user.id) throw new Forbidden()
  await services.db.updateTable('account').set({ membership: true }).where('id', '=', user.id).execute()
  return getProfile(services.db, services.files, user.id, services)
}
