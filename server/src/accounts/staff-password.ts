import { m } from 'contract/messages'
import { isStaff, type Role } from 'contract/core/roles'
import { raiseAlarm } from '../alarms/raise-alarm.ts'
import { Problem } from '../platform/core/problems.ts'
import type { Services } from '../platform/core/services.ts'

interface PasswordOwner {
  role: Role
  contact: string
}

/** Whether an account signs in by its organisation's provider alone; one account is left for emergencies. */
export const isOfProviderAlone = ({ config: { oidc } }: Pick<Services, 'config'>, account: PasswordOwner): boolean =>
  oidc?.only !== undefined && isStaff(account.role) && account.contact !== oidc.only.emergencyContact

/**
 * Where staff sign in by their organisation's provider alone, refuses a right password or passkey of theirs. Throws
 * Problem.
 */
export function refuseStaffPassword(services: Pick<Services, 'config'>, account: PasswordOwner): void {
  if (isOfProviderAlone(services, account))
    throw new Problem(403, 'provider_only', m.single_sign_on_only({ name: services.config.oidc!.name }))
}

/** The same at a sign-in, where the use of the account for emergencies is told to administrators. */
export async function admitStaffPassword(services: Services, account: PasswordOwner): Promise<void> {
  refuseStaffPassword(services, account)
  if (services.config.oidc?.only && isStaff(account.role)) await raiseAlarm(services, 'emergency.sign-in', 1)
}
