import { CLOSED_STATUSES, isClosed } from 'contract/complaints/words'
import { startOfDay } from 'contract/core/dates/nepal-time'
import { sql } from 'kysely'
import { z } from 'zod'
import { tellCustomer } from '../../notices/tell-customer.ts'
import { daysLater, today } from '../../platform/core/clock.ts'
import type { Services } from '../../platform/core/services.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { visitTomorrowNews } from '../complaint-news.ts'
import { trackingLink } from '../outcome/tracking-link.ts'

/** On the evening before, tells each customer who comes when: once for each day, however often it runs. */
export const remindOfVisits = defineJob('complaint.remind-of-visits', z.object({}), remind, { cron: '0 18 * * *' })

/** From this hour on a visit of the next day was planned on its eve: its own message is still fresh. */
const EVENING = 16

async function remind(_: object, services: Services): Promise<void> {
  const { db, clock } = services
  const tomorrow = daysLater(today(clock), 1)
  const evening = new Date(startOfDay(today(clock)).getTime() + EVENING * 3_600_000)
  const due = await db
    .selectFrom('complaint')
    .where('visit_date', '=', tomorrow)
    .where('status', 'not in', CLOSED_STATUSES)
    .where(sql<boolean>`reminded_of is distinct from visit_date`)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('complaint_log')
            .whereRef('complaint_id', '=', 'complaint.id')
            .where('kind', '=', 'visit')
            .where('at', '>=', evening.toISOString())
            .select('complaint_log.id'),
        ),
      ),
    )
    .orderBy('id')
    .select('id')
    .execute()
  for (const { id } of due)
    await db.transaction().execute(async (tx) => {
      const complaint = await tx.selectFrom('complaint').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
      if (complaint?.visit_date !== tomorrow || complaint.reminded_of === tomorrow || isClosed(complaint.status)) return
      await tx.updateTable('complaint').set({ reminded_of: tomorrow }).where('id', '=', id).execute()
      await tellCustomer(tx, services, visitTomorrowNews(complaint, trackingLink(services, complaint)))
    })
}
