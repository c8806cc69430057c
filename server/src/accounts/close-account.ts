import { recordAudit } from '../platform/audit/audit.ts'
import { formatUses } from '../categories/in-use.ts'
import { voiceOf, type Voice } from '../customer-texts/voice.ts'
import { queueSms } from '../platform/gateways/sms.job.ts'
import { Conflict, NotFound } from '../platform/core/problems.ts'
import type { Caller } from '../platform/core/caller.ts'
import { dayText } from '../platform/core/format.ts'
import type { Services } from '../platform/core/services.ts'
import { removeAccounts } from './delete-accounts.ts'
import { proveOwnPassword } from './own-password.ts'

/**
 * Closes a customer's own account: deletes all their data, signs them out everywhere and tells them by SMS. Throws
 * Invalid on `password`, Conflict while they have something open, NotFound if it was closed meanwhile.
 */
export async function closeAccount(services: Services, user: Caller, password: string): Promise<void> {
  await proveOwnPassword(services, user, { password, field: 'password', wrong: 'Password is wrong' })
  const at = services.clock.now()
  const closed = await removeAccounts(services, [user.id], {
    only: 'customer',
    refuse: ([matters]) => {
      const open = matters && formatUses(matters.uses)
      if (open) throw new Conflict(`You have ${open}. Your account can be closed once nothing is open`, 'open_matters')
    },
    record: async (tx, [account]) => {
      if (!account) return
      const { id, contact, firstname, lastname, language } = account
      // The account leaves nothing else behind.
      const before = { id, contact, firstname, lastname }
      const subject = { table: 'account', id }
      await recordAudit(tx, { actor: user, action: 'account.close', subject, before, at })
      await queueSms(tx, services, { to: contact, text: closedText(at, voiceOf(services, language)) })
    },
  })
  if (closed === 0) throw new NotFound('There is no such account')
}

/** The last message to a former customer. */
export const closedText = (at: Date, { brand, locale, say }: Voice): string =>
  say('account_closed', { brand, day: dayText(at.toISOString(), locale) })
