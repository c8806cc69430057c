import type { DashboardStats } from 'contract/dashboard/endpoints'
import { testApp } from '../../../test/test-app.ts'
import { today } from '../../platform/core/clock.ts'
import { byFigure } from '../figure.queries.ts'
import { daysUpTo } from '../nepal-days.ts'

/** An empty world with an admin who looks at the dashboard. */
export async function dashboardWorld() {
  const world = await testApp({ work: false })
  const admin = world.as(await world.build.admin())
  const stats = async (): Promise<DashboardStats> => (await admin.dashboard.stats()).data
  const figures = async () => {
    const data = await stats()
    return byFigure((figure) => data[figure])
  }
  const noonOf = (daysAgo: number) => new Date(`${daysUpTo(today(world.clock), daysAgo + 1)[0]!}T12:00:00+05:45`)
  return { ...world, stats, figures, noonOf }
}
