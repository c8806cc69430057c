import { m } from 'contract/messages'
import type { preferences } from 'contract/preferences/endpoints'
import type { Input } from 'contract/core/endpoint'
import type { Caller } from '../platform/core/caller.ts'
import { Conflict, Invalid } from '../platform/core/problems.ts'
import type { Services } from '../platform/core/services.ts'
import { isMailbox } from '../platform/core/mailbox.ts'
import { keepChoice } from './preference.queries.ts'
import { sendFirstEmailLink } from './send-email-link.ts'

type Choice = Input<typeof preferences.choose>['body']

/**
 * Stores the caller's channels for a topic. Throws Conflict where no e-mails are sent, Invalid without an
 * address for them. The first e-mail that is wanted to an address sends a link that confirms it.
 */
export async function chooseWays(services: Services, user: Caller, choice: Choice): Promise<void> {
  if (choice.email && !services.mail) throw new Conflict(m.core_send_no_e_mails(), 'no_email')
  await services.db.transaction().execute(async (tx) => {
    const account = await tx
      .selectFrom('account')
      .where('id', '=', user.id)
      .select(['id', 'email', 'contact', 'language'])
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (choice.email && account.email === '') throw new Invalid({ email: m.preferences_add_e_mail_address_first() })
    await keepChoice(tx, { accountId: user.id, ...choice })
    if (choice.email && isMailbox(account.email)) await sendFirstEmailLink(tx, services, account)
  })
}
