import { sql } from 'kysely'
import { z } from 'zod'
import { today } from '../platform/core/clock.ts'
import { defineJob } from '../platform/jobs/define-job.ts'
import type { Services } from '../platform/core/services.ts'

const KEPT_DAYS = 90

/** Deletes old days of missed searches, and forgets who brought those of days that are over. */
export const sweepMissedSearches = defineJob(
  'missed-search.sweep',
  z.object({}),
  async (_, { db, clock }: Services) => {
    await db
      .deleteFrom('missed_search')
      .where('day', '<', sql<string>`${today(clock)}::date - ${KEPT_DAYS}::int`)
      .execute()
    await db
      .updateTable('missed_search')
      .set({ brought_by: null })
      .where('day', '<', today(clock))
      .where('brought_by', 'is not', null)
      .execute()
  },
  { cron: '45 0 * * *' },
)
