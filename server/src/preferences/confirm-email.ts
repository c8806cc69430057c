import { m } from 'contract/messages'
import type { EmailConfirmation } from 'contract/preferences/endpoints'
import { Conflict, Invalid } from '../platform/core/problems.ts'
import type { Caller } from '../platform/core/caller.ts'
import { isMailbox } from '../platform/core/mailbox.ts'
import type { Services } from '../platform/core/services.ts'
import { mailboxOf, readerOf } from './address.queries.ts'
import { readEmailToken } from './email-token.ts'
import { hinted } from './hinted.ts'
import { sendEmailLink } from './send-email-link.ts'

/** Sends the caller's address another link that confirms it. Throws Conflict where no e-mails are sent, Invalid without an address, TooMany. */
export async function askToConfirm(services: Services, user: Caller): Promise<void> {
  if (!services.mail) throw new Conflict(m.core_send_no_e_mails(), 'no_email')
  await services.db.transaction().execute(async (tx) => {
    const owner = await tx
      .selectFrom('account')
      .where('id', '=', user.id)
      .select(['id', 'email', 'contact', 'language'])
      .executeTakeFirstOrThrow()
    if (!isMailbox(owner.email)) throw new Invalid({ email: m.preferences_add_e_mail_address_first() })
    const { isConfirmed, stopped } = await readerOf(tx, mailboxOf(owner))
    if (!isConfirmed || stopped.size > 0) await sendEmailLink(tx, services, owner)
  })
}

/** The number or address a link confirms, and whether that is still needed. Throws NotFound. */
export async function readEmailConfirmation(
  services: Pick<Services, 'config' | 'clock' | 'db'>,
  token: string,
): Promise<EmailConfirmation> {
  const { id, email, contact, sentAt } = await readEmailToken(services, services.db, token)
  const { accountId, address } = mailboxOf({ id, email })
  const { isConfirmed } = await readerOf(services.db, { accountId, address })
  const stop = await services.db
    .selectFrom('email_stop')
    .where('account_id', '=', accountId)
    .where('address', '=', address)
    .where('stopped_at', '<', sentAt.toISOString())
    .select('topic')
    .executeTakeFirst()
  return { email: hinted(email), ending: contact.slice(-3), is_open: !isConfirmed || stop !== undefined }
}

/**
 * Lets e-mails of an account go to its address, also about what its reader had stopped before the link was sent; again
 * changes nothing. Throws NotFound.
 */
export async function confirmEmail(services: Services, token: string): Promise<void> {
  await services.db.transaction().execute(async (tx) => {
    const { id, email, sentAt } = await readEmailToken(services, tx, token)
    const { accountId, address } = mailboxOf({ id, email })
    await tx
      .insertInto('email_confirmed')
      .values({ account_id: accountId, address, confirmed_at: services.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await tx
      .deleteFrom('email_stop')
      .where('account_id', '=', accountId)
      .where('address', '=', address)
      .where('stopped_at', '<', sentAt.toISOString())
      .execute()
  })
}
