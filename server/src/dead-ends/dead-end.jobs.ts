import type { Services } from '../services.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import { today } from '../core/clock.ts'
import { defineJob } from '../jobs/define-job.ts'

const KEPT_DAYS = 90

/** Deletes old days of dead ends, except of redirected addresses. */
export const sweepDeadEnds = defineJob(
  'dead-end.sweep',
  z.object({}),
  async (_, { db, clock }: Services) => {
    await db
      .deleteFrom('dead_end')
      .where('day', '<', sql<string>`${today(clock)}::date - ${KEPT_DAYS}::int`)
      .where('path', 'not in', (redirected) => redirected.selectFrom('redirect').select('path'))
      .execute()
  },
  { cron: '40 0 * * *' },
)
