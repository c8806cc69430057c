import type { Services } from '../platform/core/services.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import { today } from '../platform/core/clock.ts'
import { defineJob } from '../platform/jobs/define-job.ts'

const KEPT_DAYS = 90

/** Deletes old days of dead ends, except of redirected addresses, and forgets who brought those of days that are over. */
export const sweepDeadEnds = defineJob(
  'dead-end.sweep',
  z.object({}),
  async (_, { db, clock }: Services) => {
    await db
      .deleteFrom('dead_end')
      .where('day', '<', sql<string>`${today(clock)}::date - ${KEPT_DAYS}::int`)
      .where('path', 'not in', (redirected) => redirected.selectFrom('redirect').select('path'))
      .execute()
    await db
      .updateTable('dead_end')
      .set({ brought_by: null })
      .where('day', '<', today(clock))
      .where('brought_by', 'is not', null)
      .execute()
  },
  { cron: '40 0 * * *' },
)
