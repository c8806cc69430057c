import { CLOSED_STATUSES } from 'contract/complaints/words'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Services } from '../../platform/core/services.ts'
import { lockRows } from '../../platform/database/lock-rows.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'

/** How many complaints are locked at once. */
const AT_ONCE = 500

const payload = z.object({
  /** the last one that was looked at */
  after: z.int().default(0),
})
type Part = z.output<typeof payload>

/**
 * Proposes the service centres as they are now for the open complaints whose centre nobody chose, part by part: one was added,
 * serves other districts, or is gone. A complaint whose district is not known keeps what it was filed with.
 */
export const proposeCentres = defineJob<Part, Services>(
  'complaint.propose-centres',
  payload as z.ZodType<Part>,
  async ({ after }, { db, jobs }) => {
    await db.transaction().execute(async (tx) => {
      const waiting = await tx
        .selectFrom('complaint')
        .select('id')
        .where('id', '>', after)
        .where(IS_WITHOUT)
        .where(sql<boolean>`centre_id is distinct from ${PROPOSED}`)
        .orderBy('id')
        .limit(AT_ONCE)
        .execute()
      const ids = waiting.map(({ id }) => id)
      await lockRows(tx, 'complaint', ids)
      if (ids.length > 0)
        await tx
          .updateTable('complaint')
          .set({ centre_id: PROPOSED })
          .where('id', 'in', ids)
          .where(IS_WITHOUT)
          .execute()
      if (ids.length === AT_ONCE) await jobs.enqueue(tx, proposeCentres, { after: ids.at(-1)! })
    })
  },
)

/** Somebody may have chosen one since it was found. */
const IS_WITHOUT = sql<boolean>`not complaint.centre_chosen and complaint.district <> '' and complaint.status <> all(${sql.val(
  [...CLOSED_STATUSES],
)}::text[])`

/** The first centre that serves the district, as at the filing. */
const PROPOSED = sql<number | null>`(
  select point.id from service_point as point
  where point.kind = 'service_centre' and point.districts @> array[complaint.district]
  order by point.id limit 1)`
