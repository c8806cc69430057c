import { m } from 'contract/messages'
import { language } from 'contract/core/wording'
import { BILL_ASKED_AGAIN_HOURS, BILL_LINK_DAYS, BILL_REMINDER_DAYS } from 'contract/registrations/words'
import { makeLink, newestLinkOf, sealedToken } from '../customer-links/customer-link.ts'
import { textCustomer } from '../notices/text-customer.ts'
import { recordAudit } from '../platform/audit/audit.ts'
import type { Caller } from '../platform/core/caller.ts'
import type { Db } from '../platform/core/db.ts'
import { timeText } from '../platform/core/format.ts'
import { Conflict, NotFound, TooMany } from '../platform/core/problems.ts'
import type { Services } from '../platform/core/services.ts'
import { hasBill } from './add-bill.ts'
import { billLinkIn, waitsForBill } from './bill-link.ts'
import { billAskedMessage } from './registration.messages.ts'
import { lockRegistration } from './registration.queries.ts'
import { remindOfBill } from './remind-of-bill.job.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
const DAY_SECONDS = 24 * 60 * 60

/**
 * Sends the customer of a registration without a bill an SMS with a link to photograph it, and has them reminded once. An
 * earlier link ends. Throws NotFound, Conflict where there is a bill or a decision, or TooMany within an hour of the last.
 */
export async function askForBill(services: Services, user: Caller, id: number): Promise<void> {
  const { db, clock, config, jobs, limits } = services
  await limits.take('answer.account', String(user.id))
  await db.transaction().execute(async (tx) => {
    const before = await lockRegistration(tx, id)
    if (!before) throw new NotFound(m.core_registration_not_found())
    if (before.bill_image_id !== null) throw hasBill()
    if (!waitsForBill(before)) throw new Conflict(m.registrations_bill_of_decided(), 'already_decided')
    const at = clock.now()
    await refuseSoonAgain(tx, id, at)
    const until = new Date(at.getTime() + BILL_LINK_DAYS * DAY_MS)
    const token = await makeLink(tx, { registration_id: id }, { at, until })
    await textCustomer(tx, services, before.customer_id, billAskedMessage(before, billLinkIn(config, token)))
    const reminder = { registration: id, sealed: sealedToken(token, String(id), config) }
    await jobs.enqueue(tx, remindOfBill, reminder, { afterSeconds: BILL_REMINDER_DAYS * DAY_SECONDS })
    const subject = { table: 'registration', id }
    await recordAudit(tx, { actor: user, action: 'registration.ask-bill', subject, after: { until }, at })
  })
}

/** Of two who ask at once the second is within the hour of the first. */
async function refuseSoonAgain(tx: Db, id: number, at: Date): Promise<void> {
  const last = await newestLinkOf(tx, id)
  if (!last) return
  const again = new Date(Date.parse(last.created_at) + BILL_ASKED_AGAIN_HOURS * HOUR_MS)
  if (at >= again) return
  throw new TooMany(
    m.registrations_bill_asked_already({ when: timeText(again, language()) }),
    (again.getTime() - at.getTime()) / 1000,
  )
}
