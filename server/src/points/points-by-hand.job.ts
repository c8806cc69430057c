import { isoDay } from 'contract/core/dates/nepal-time'
import { pointsByHandPath } from 'contract/core/office-paths'
import { m } from 'contract/messages'
import { z } from 'zod'
import { numberIn } from '../platform/core/format.ts'
import { defineJob } from '../platform/jobs/define-job.ts'
import { tellAdministrators } from '../notices/tell-administrators.ts'
import type { Services } from '../platform/core/services.ts'
import { byHandSince } from './point.queries.ts'

const WEEK_MS = 7 * 24 * 60 * 60_000

/** At the beginning of each week, tells administrators of the points given and taken by hand; none, nothing told. */
export const tellPointsByHand = defineJob('points.by-hand', z.object({}), tell, { cron: '40 8 * * 0' })

async function tell(_: object, { db, clock }: Services): Promise<void> {
  const at = clock.now()
  const since = new Date(at.getTime() - WEEK_MS)
  const { given, taken, count } = await byHandSince(db, since)
  if (count === 0) return
  await db.transaction().execute((tx) =>
    tellAdministrators(
      tx,
      {
        title: (locale) => m.notices_oversight_points_title({}, { locale }),
        text: (locale) =>
          m.notices_oversight_points_text(
            { given: numberIn(locale, given), taken: numberIn(locale, taken), count: numberIn(locale, count) },
            { locale },
          ),
        address: pointsByHandPath(isoDay(since), isoDay(at)),
      },
      { at },
    ),
  )
}
