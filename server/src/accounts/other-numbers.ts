import { m } from 'contract/messages'
import { may } from 'contract/core/access'
import { counted } from 'contract/core/wording'
import { OTHER_NUMBERS_MAX } from 'contract/customers/words'
import { recordAudit } from '../platform/audit/audit.ts'
import type { Caller } from '../platform/core/caller.ts'
import type { Db } from '../platform/core/db.ts'
import { Conflict, Forbidden, NotFound } from '../platform/core/problems.ts'
import type { Services } from '../platform/core/services.ts'
import { refuseTakenNumber } from './edit-account.ts'
import { lockAccounts } from './locked-accounts.ts'
import { deleteNumber, insertNumber, lockNumber, otherNumbersOf } from './numbers.queries.ts'

/**
 * Notes another number of a customer, by which staff find them. Nobody proved it: it signs nobody in and gets no SMS.
 * The same again changes nothing. Throws NotFound, Conflict, Problem for a number that another account has, or TooMany.
 */
export async function addNumber(services: Services, user: Caller, id: number, contact: string): Promise<void> {
  await services.limits.take('typed-number.account', String(user.id))
  await refuseTakenNumber(() =>
    services.db.transaction().execute(async (tx) => {
      const account = await lockCustomer(tx, id)
      const numbers = await otherNumbersOf(tx, id)
      if ([account, ...numbers].some((known) => known.contact === contact)) return
      if (numbers.length >= OTHER_NUMBERS_MAX)
        throw new Conflict(m.accounts_has_most_other_numbers({ n: counted(OTHER_NUMBERS_MAX) }), 'too_many_numbers')
      await lockNumber(tx, contact)
      const at = services.clock.now()
      await insertNumber(tx, { contact, account_id: id, proven: false, at })
      await recordAudit(tx, {
        actor: user,
        action: 'account.number-add',
        subject: { table: 'account', id },
        after: { contact },
        at,
      })
    }),
  )
}

/**
 * Takes another number away from a customer. One that signs in needs the right to change numbers. Throws NotFound or
 * Forbidden.
 */
export const removeNumber = (services: Services, user: Caller, id: number, contact: string): Promise<void> =>
  services.db.transaction().execute(async (tx) => {
    await lockCustomer(tx, id)
    const gone = await deleteNumber(tx, id, contact)
    if (!gone) throw new NotFound(m.accounts_not_a_number_of_customer())
    if (gone.proven && !may(user, 'people.numbers')) throw new Forbidden()
    await recordAudit(tx, {
      actor: user,
      action: 'account.number-remove',
      subject: { table: 'account', id },
      before: { contact },
      at: services.clock.now(),
    })
  })

/**
 * Frees a number for whoever proved it by a code: one that was only noted for somebody else gives way, which their
 * history says.
 */
export async function freeNotedNumber(tx: Db, contact: string, at: Date): Promise<void> {
  await lockNumber(tx, contact)
  const noted = await tx
    .deleteFrom('account_number')
    .where('contact', '=', contact)
    .where('proven', '=', false)
    .returning('account_id')
    .executeTakeFirst()
  if (!noted) return
  await recordAudit(tx, {
    actor: { id: null, role: '' },
    action: 'account.number-lost',
    subject: { table: 'account', id: noted.account_id },
    before: { contact },
    at,
  })
}

async function lockCustomer(tx: Db, id: number) {
  const [account] = (await lockAccounts(tx, [id], { only: 'customer', withAdmins: false })).wanted
  if (!account) throw new NotFound(m.core_customer_not_found())
  return account
}
