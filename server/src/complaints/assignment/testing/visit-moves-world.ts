import { nepalTime } from 'contract/core/dates/nepal-time'
import { buildComplaint } from '../../../../test/factories/complaint.ts'
import { testApp } from '../../../../test/test-app.ts'
import { daysLater, today } from '../../../platform/core/clock.ts'

/** A centre that works every day, whose engineers make so many visits in a window, and a customer visited in two days. */
export async function planned({ perWindow = 1 } = {}) {
  const world = await testApp({ work: false })
  const { as, build, clock, services } = world
  await services.db
    .insertInto('settings')
    .values({ changed: { open_days: [0, 1, 2, 3, 4, 5, 6], holidays: [] } })
    .execute()
  const centre = await build.servicePoint({
    kind: 'service_centre',
    name: 'Home Service Centre',
    visits_per_window: perWindow,
  })
  const engineer = (name: string, more: object = {}) => build.engineer({ name, centre_id: centre.id, ...more })
  const ram = await engineer('Ram Thapa')
  const day = (ahead: number) => daysLater(today(clock), ahead)
  const staff = as(await build.admin()).complaints
  /** Staff plan a visit of somebody else. */
  const visit = async (body: object) => {
    const complaint = await buildComplaint(services)
    await staff.planVisit({ params: { id: complaint.id }, body })
    return complaint
  }
  const first = { visit_date: day(2), visit_window: '10-13' as const }
  const { id, customer } = await visit({ engineer_id: ram.id, ...first })
  const params = { id }
  const own = as(customer).visitMoves
  const move = (visit_date: string, visit_window: '10-13' | '13-16' | '16-19', seen: object = first) => {
    const { visit_date: seen_visit_date, visit_window: seen_visit_window } = { ...first, ...seen }
    return own.move({ params, body: { visit_date, visit_window, seen_visit_date, seen_visit_window } })
  }
  const row = () => services.db.selectFrom('complaint').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  /** titles of what the customer was told */
  const told = async () => {
    const notices = await services.db
      .selectFrom('notice')
      .where('account_id', '=', customer.id)
      .orderBy('id')
      .select('title')
      .execute()
    return notices.map(({ title }) => title)
  }
  /** Lets the clock go on to an hour of a day from now, in Nepal. */
  const goTo = (ahead: number, hour: number) => {
    const now = nepalTime(clock.now())!
    clock.pass({ days: ahead, hours: hour - now.hour, minutes: -now.minute })
  }
  return { ...world, centre, engineer, ram, day, staff, visit, id, params, customer, own, move, row, told, goTo, first }
}
