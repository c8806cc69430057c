import { REMINDED_DAYS_BEFORE } from 'contract/quotations/words'
import { z } from 'zod'
import { tellCustomer } from '../notices/tell-customer.ts'
import { daysLater, today } from '../platform/core/clock.ts'
import type { Services } from '../platform/core/services.ts'
import { defineJob } from '../platform/jobs/define-job.ts'
import { endsNews } from './quotation-news.ts'
import { getQuotation } from './quotation.queries.ts'
import { linkTo } from './quotation-link.ts'
import { outcomeOn } from './outcome.ts'

/** Reminds customers whose prices end soon and who have not answered, once each. */
export const remindOfQuotations = defineJob('quotation.remind', z.object({}), remind, {
  cron: '0 10 * * *',
  expireInSeconds: 1800,
})

async function remind(_: object, services: Services): Promise<void> {
  const { db, clock } = services
  const day = today(clock)
  const ending = await db
    .selectFrom('quotation')
    .where('status', '=', 'Approved')
    .where('answer', 'is', null)
    .where('lost_at', 'is', null)
    .where('reminded_at', 'is', null)
    .where('valid_until', '>=', day)
    .where('valid_until', '<=', daysLater(day, REMINDED_DAYS_BEFORE))
    .select('id')
    .orderBy('id')
    .execute()
  for (const { id } of ending) await remindOf(services, id, day)
}

/** Nothing if it was answered, lost or replaced meanwhile, or its customer was told of the approval only just now. */
const remindOf = (services: Services, id: number, day: string) =>
  services.db.transaction().execute(async (tx) => {
    const at = services.clock.now()
    const claimed = await tx
      .updateTable('quotation')
      .set({ reminded_at: at })
      .where('id', '=', id)
      .where('reminded_at', 'is', null)
      .where(outcomeOn(day), '=', 'open')
      .where('decided_at', '<', new Date(at.getTime() - DAY_MS).toISOString())
      .returning('customer_id')
      .executeTakeFirst()
    if (!claimed) return
    const quotation = { ...(await getQuotation(tx, id, day)), ...claimed }
    if (quotation.total === null || quotation.valid_until === null) return
    const told = { ...quotation, valid_until: quotation.valid_until }
    await tellCustomer(tx, services, endsNews(told, await linkTo(tx, services, told)))
  })

const DAY_MS = 24 * 60 * 60_000
