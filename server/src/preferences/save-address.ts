import { setEmail } from '../accounts/set-email.ts'
import type { Caller } from '../platform/core/caller.ts'
import type { Services } from '../platform/core/services.ts'
import { mailboxOf, readerOf } from './address.queries.ts'
import { sendEmailLink } from './send-email-link.ts'

/**
 * Saves the caller's e-mail address and sends it the link that confirms it, where this installation sends e-mails.
 * Returns whether a link was sent. Throws Invalid, or TooMany after several links within a day, which leaves the address
 * as it was.
 */
export const saveAddress = (services: Services, user: Caller, email: string): Promise<boolean> =>
  services.db.transaction().execute(async (tx) => {
    const owner = await setEmail(tx, user, email, services.clock.now())
    if (!services.mail || (await readerOf(tx, mailboxOf(owner))).isConfirmed) return false
    await sendEmailLink(tx, services, owner)
    return true
  })
