import { DASHBOARD_DAYS } from 'contract/dashboard/words'
import { maySee, type DashboardStats } from 'contract/dashboard/endpoints'
import type { SignedIn } from '../platform/core/caller.ts'
import { today } from '../platform/core/clock.ts'
import type { Services } from '../platform/core/services.ts'
import { pendingWorkSummary, workNow } from './attention.queries.ts'
import { byFigure, changesUpTo, figuresNow } from './figure.queries.ts'
import { fiscalYearsUpTo } from './fiscal-years.queries.ts'
import { keptFor } from './kept-for.ts'
import { daysUpTo } from './nepal-days.ts'
import { recentCounts } from './recent.queries.ts'
import { countsByDay, topDistricts, topModels } from './top-counts.ts'

/** How old days, weeks, districts and models may be; figures and pending work are always current. */
export const RECENT_KEPT_SECONDS = 10

/** How old the figures of fiscal years may be, which count the rows of two years. */
const YEARS_KEPT_SECONDS = 600

/** Reads the dashboard as the caller sees it. */
export function dashboardReader(services: Services): (user: SignedIn) => Promise<DashboardStats> {
  const { db, clock } = services
  const readRecent = keptFor(RECENT_KEPT_SECONDS, clock, async () => {
    const last = today(clock)
    const days = daysUpTo(last, DASHBOARD_DAYS)
    const [changes, recent] = await Promise.all([changesUpTo(db, last), recentCounts(db, days[0]!, last)])
    return { days, changes, recent }
  })
  const readYears = keptFor(YEARS_KEPT_SECONDS, clock, () => fiscalYearsUpTo(db, today(clock)))
  return async (user) => {
    const [figures, { days, changes, recent }, years, attention] = await Promise.all([
      figuresNow(db),
      readRecent(),
      readYears(),
      pendingWorkSummary(db, user, workNow(services)),
    ])
    return {
      ...byFigure((figure) => (maySee(user, figure) ? figures[figure] : null)),
      changes: byFigure((figure) => (maySee(user, figure) ? changes[figure] : null)),
      weekly: countsByDay(recent, days, user),
      by_district: topDistricts(recent, user),
      by_model: topModels(recent, user),
      fiscal_years: {
        ...years,
        changes: byFigure((figure) => (maySee(user, figure) ? years.changes[figure] : null)),
      },
      attention,
    }
  }
}
