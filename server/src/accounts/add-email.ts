import type { Caller } from '../platform/core/caller.ts'
import { Conflict, Invalid } from '../platform/core/problems.ts'
import { isMailbox } from '../platform/core/mailbox.ts'
import type { Services } from '../platform/core/services.ts'

/** Gives the caller's account an e-mail address, once. Throws Invalid, and Conflict if it has one: staff change that. */
export async function addEmail({ db }: Services, user: Caller, email: string): Promise<void> {
  if (!isMailbox(email)) throw new Invalid({ email: 'Enter a valid email address' })
  const added = await db
    .updateTable('account')
    .set({ email })
    .where('id', '=', user.id)
    .where('email', '=', '')
    .returning('id')
    .executeTakeFirst()
  if (!added) throw new Conflict('Your account already has an address. Call us to change it', 'has_email')
}
