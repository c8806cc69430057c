import { z } from 'zod'
import { claimReminder, openToken } from '../customer-links/customer-link.ts'
import { textCustomer } from '../notices/text-customer.ts'
import type { Services } from '../platform/core/services.ts'
import { defineJob, GiveUp } from '../platform/jobs/define-job.ts'
import { billLinkIn, waitsForBill } from './bill-link.ts'
import { billReminderMessage } from './registration.messages.ts'

const payload = z.object({
  registration: z.int(),
  /** the token of the link, encrypted */
  sealed: z.string(),
})

/** Asks for a bill once more, unless it has come, the registration was decided, or a newer link was sent. */
export const remindOfBill = defineJob('registration.remind-of-bill', payload, remind)

async function remind({ registration: id, sealed }: z.output<typeof payload>, services: Services): Promise<void> {
  const { db, clock, config } = services
  const token = openToken(sealed, String(id), config)
  if (token === undefined) throw new GiveUp('The link was sealed with another AUTH_SECRET')
  await db.transaction().execute(async (tx) => {
    const row = await tx.selectFrom('registration').where('id', '=', id).selectAll().executeTakeFirst()
    if (!row || !waitsForBill(row)) return
    if (!(await claimReminder(tx, token, clock.now()))) return
    await textCustomer(tx, services, row.customer_id, billReminderMessage(row, billLinkIn(config, token)))
  })
}
