import { m } from 'contract/messages'
import { Invalid, NotFound } from '../platform/core/problems.ts'
import type { Caller } from '../platform/core/caller.ts'
import type { Services } from '../platform/core/services.ts'
import { passwordFits } from './passwords.ts'
import { refuseStaffPassword } from './staff-password.ts'

export interface TypedPassword {
  password: string
  /** the field it was typed in, and its message when wrong */
  field: string
  wrong: string
}

/**
 * Confirms a signed-in caller's identity by password. Returns the hash of the proven password. Throws Invalid on the
 * field, TooMany after many tries.
 */
export async function proveOwnPassword(
  services: Services,
  user: Caller,
  { password, field, wrong }: TypedPassword,
): Promise<string> {
  const { db, limits } = services
  const giveBack = await limits.take('password.account', String(user.id))
  const account = await db
    .selectFrom('account')
    .where('id', '=', user.id)
    .select(['password_hash', 'role', 'contact'])
    .executeTakeFirstOrThrow(() => new NotFound(m.core_no_account()))
  const proven = account.password_hash
  if (!(await passwordFits(password, proven)) || proven === null) throw new Invalid({ [field]: wrong })
  refuseStaffPassword(services, account)
  await giveBack()
  return proven
}
