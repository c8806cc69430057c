import { may } from 'contract/core/access'
import { ROLES } from 'contract/core/roles'
import type { Db } from '../platform/core/db.ts'
import { tellStaff, type StaffNews } from './tell-staff.ts'

const OVERSEERS = ROLES.filter((role) => may(role, 'activity.read'))

/** Tells everybody who may read the log of all activity, except the one who did it. */
export async function tellAdministrators(
  tx: Db,
  news: Omit<StaffNews, 'kind'>,
  { at, except }: { at: Date; except?: number },
): Promise<void> {
  const told = await tx
    .selectFrom('account')
    .where('role', 'in', OVERSEERS)
    .$if(except !== undefined, (query) => query.where('id', '<>', except!))
    .select('id')
    .orderBy('id')
    .execute()
  for (const { id } of told) await tellStaff(tx, id, { ...news, kind: 'oversight' }, at)
}
