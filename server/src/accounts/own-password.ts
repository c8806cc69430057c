import { Invalid, NotFound } from '../core/problems.ts'
import type { Caller } from '../core/caller.ts'
import type { Services } from '../services.ts'
import { passwordFits } from './passwords.ts'

export interface TypedPassword {
  password: string
  /** where it was typed, and what is said there when it is wrong */
  field: string
  wrong: string
}

/**
 * Has somebody who is signed in prove that it is really them. Gives the hash of the password that they proved. Throws
 * Invalid on the field, TooMany after many tries.
 */
export async function proveOwnPassword(
  { db, limits }: Services,
  user: Caller,
  { password, field, wrong }: TypedPassword,
): Promise<string> {
  await limits.take('login.number', `account:${user.id}`)
  const account = await db
    .selectFrom('account')
    .where('id', '=', user.id)
    .select('password_hash')
    .executeTakeFirstOrThrow(() => new NotFound('There is no such account'))
  if (!(await passwordFits(password, account.password_hash))) throw new Invalid({ [field]: wrong })
  await limits.giveBack('login.number', `account:${user.id}`)
  return account.password_hash
}
