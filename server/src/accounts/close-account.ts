import { m } from 'contract/messages'
import type { OpenMatter } from 'contract/accounts/words'
import { recordAudit } from '../platform/audit/audit.ts'
import { formatUses, type Deletable } from '../categories/in-use.ts'
import { voiceOf, type Voice } from '../customer-texts/voice.ts'
import { queueSms } from '../platform/gateways/sms.job.ts'
import { Conflict, NotFound } from '../platform/core/problems.ts'
import type { Caller } from '../platform/core/caller.ts'
import { dayInSms } from '../platform/core/format.ts'
import type { Db } from '../platform/core/db.ts'
import type { Services } from '../platform/core/services.ts'
import type { Source } from '../platform/core/source.ts'
import { openMattersOf } from './account-matters.queries.ts'
import { checkCode } from './check-code.ts'
import { removeAccounts } from './delete-accounts.ts'
import { proveOwnPassword } from './own-password.ts'

/** What has to end before a customer can close their account, and whether it has a password to prove that it is theirs. */
export async function getClosing(db: Db, id: number) {
  const [matters] = await openMattersOf(db, [{ id }])
  const open = matters?.uses.flatMap(({ kind, count }): { kind: OpenMatter; count: number }[] =>
    count > 0 ? [{ kind, count }] : [],
  )
  const unpaid = await db
    .selectFrom('warranty_extension')
    .where('customer_id', '=', id)
    .where('state', '=', 'awaiting_payment')
    .select('registration_id')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  const { has_password } = await ownerOf(db, id)
  return { has_password, open: open ?? [], unpaid: unpaid?.registration_id ?? null }
}

/**
 * Closes a customer's own account: deletes all their data, signs them out everywhere and tells them by SMS. Throws
 * Invalid on `password`, Conflict while they have something open, NotFound if it was closed meanwhile.
 */
export async function closeAccount(services: Services, user: Caller, password: string): Promise<void> {
  await proveOwnPassword(services, user, { password, field: 'password', wrong: m.accounts_password_wrong() })
  await close(services, user)
}

/** The number that gets a code to close an account without a password. Throws Conflict where there is one. */
export async function closingContact(db: Db, { id }: Caller): Promise<string> {
  const { contact, has_password } = await ownerOf(db, id)
  if (has_password) throw new Conflict(m.accounts_close_with_password(), 'has_password')
  return contact
}

/**
 * Closes an account without a password, as a report opens one, with a code to its number. Throws Invalid on `otp`, Conflict
 * where there is a password or something is open, which leaves the code good.
 */
export async function closeByCode(
  services: Services,
  user: Caller,
  tried: { code: string; browserOf: (contact: string) => string | undefined; source: Source },
): Promise<void> {
  const contact = await closingContact(services.db, user)
  refuseOpen(await openMattersOf(services.db, [user]))
  await checkCode(services, contact, 'close', { ...tried, browser: tried.browserOf(contact) })
  await close(services, user)
}

async function close(services: Services, user: Caller): Promise<void> {
  const at = services.clock.now()
  const closed = await removeAccounts(services, [user.id], {
    only: 'customer',
    refuse: refuseOpen,
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
  if (closed === 0) throw new NotFound(m.core_no_account())
}

function refuseOpen([matters]: readonly Deletable[]): void {
  const open = matters && formatUses(matters.uses)
  if (open) throw new Conflict(m.accounts_account_closed_once_nothing_open({ list: open }), 'open_matters')
}

const ownerOf = (db: Db, id: number) =>
  db
    .selectFrom('account')
    .where('id', '=', id)
    .select(['contact', 'password_chosen as has_password'])
    .executeTakeFirstOrThrow(() => new NotFound(m.core_no_account()))

/** The last message to a former customer. */
export const closedText = (at: Date, { brand, locale, say }: Voice): string =>
  say('account_closed', { brand, day: dayInSms(at.toISOString(), locale) })
