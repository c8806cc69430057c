import { isoDay } from 'contract/core/dates/nepal-time'
import { isClosed, PART_STATUSES, REPEAT_DAYS } from 'contract/complaints/words'
import type { Db } from '../../platform/core/db.ts'
import type { Period } from '../figure-period.ts'

const DAY = 24 * 3600_000

/** The same figures worked out one complaint at a time from what happened, without the facts. */
export async function independentFigures(db: Db, { from, to }: Period) {
  const [complaints, events, reports, parts, calls] = await Promise.all([
    db.selectFrom('complaint').selectAll().where('merged_into', 'is', null).orderBy('id').execute(),
    db.selectFrom('complaint_event').selectAll().orderBy('at').orderBy('id').execute(),
    db.selectFrom('visit_report').selectAll().execute(),
    db.selectFrom('visit_part').selectAll().execute(),
    db.selectFrom('happy_call').selectAll().where('state', 'in', ['reached', 'unreached']).execute(),
  ])
  const told = complaints.map((complaint) => {
    const steps = events.filter((event) => event.complaint_id === complaint.id)
    const closing = steps.findLast(({ status }) => status === complaint.status)
    const visits = reports.filter((report) => report.complaint_id === complaint.id)
    const isIn = (statuses: readonly string[]) =>
      steps.flatMap(({ status, at }, place) => {
        const next = steps[place + 1]
        return next && statuses.includes(status) ? [Date.parse(next.at) - Date.parse(at)] : []
      })
    const closedAt = isClosed(complaint.status) ? Date.parse(closing!.at) : undefined
    return {
      ...complaint,
      opened: Date.parse(complaint.created_at),
      closedAt,
      visits,
      forParts: isIn(PART_STATUSES),
      covered: sum(
        parts
          .filter(({ report_id, is_covered }) => is_covered && visits.some(({ id }) => id === report_id))
          .map(({ price, count }) => price * count),
      ),
    }
  })
  const within = (time: number | undefined) =>
    time !== undefined && isoDay(new Date(time)) >= from && isoDay(new Date(time)) <= to
  const done = told.filter(({ status, closedAt }) => status === 'Completed' && within(closedAt))
  const isRepeated = (one: (typeof told)[number]) =>
    told.some(
      (later) =>
        (later.registration_id === one.registration_id || (one.serial_key && later.serial_key === one.serial_key)) &&
        later.opened > one.closedAt! &&
        later.opened <= one.closedAt! + REPEAT_DAYS * DAY,
    )
  const minutes = done.map(({ opened, closedAt }) => Math.round((closedAt! - opened) / 60_000))
  const called = calls.filter(
    ({ at, complaint_id }) => at !== null && within(Date.parse(at)) && complaints.some(({ id }) => id === complaint_id),
  )
  const friendly = called.flatMap((call) => (call.friendly === null ? [] : [call.friendly]))
  const rated = done.flatMap(({ rating }) => (rating === null ? [] : [rating]))
  return {
    opened: told.filter(({ opened }) => within(opened)).length,
    completed: done.length,
    cancelled: told.filter(({ status, closedAt }) => status === 'Cancelled' && within(closedAt)).length,
    open_at_end: told.filter(
      ({ opened, closedAt }) =>
        isoDay(new Date(opened)) <= to && (closedAt === undefined || isoDay(new Date(closedAt)) > to),
    ).length,
    median: quantile(minutes, 0.5),
    p90: quantile(minutes, 0.9),
    visited: done.filter(({ visits }) => visits.length > 0).length,
    first_fix: done.filter(({ visits }) => visits.length === 1 && ['done', 'no_fault'].includes(visits[0]!.outcome))
      .length,
    came_back: done.filter(isRepeated).length,
    for_parts: done.filter(({ forParts }) => forParts.length > 0).length,
    rated: rated.length,
    rating: rated.length > 0 ? Math.round((sum(rated) / rated.length) * 10) / 10 : null,
    called: new Set(called.map(({ complaint_id }) => complaint_id)).size,
    reached: new Set(called.filter(({ state }) => state === 'reached').map(({ complaint_id }) => complaint_id)).size,
    not_fixed: new Set(called.filter((call) => call.is_fixed === false).map(({ complaint_id }) => complaint_id)).size,
    friendly: friendly.length > 0 ? Math.round((sum(friendly) / friendly.length) * 10) / 10 : null,
    covered_parts: sum(done.map(({ covered }) => covered)),
    due: sum(done.flatMap(({ visits }) => visits.map(({ due }) => due))),
    received: sum(done.flatMap(({ visits }) => visits.map(({ paid }) => paid))),
    of_model: countsBy(done.map(({ model_num }) => model_num)),
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** Between the two values that are nearest, as PostgreSQL has it. */
function quantile(values: readonly number[], share: number): number | null {
  if (values.length === 0) return null
  const sorted = values.toSorted((a, b) => a - b)
  const place = (sorted.length - 1) * share
  const [below, above] = [sorted[Math.floor(place)]!, sorted[Math.ceil(place)]!]
  return Math.round(below + (above - below) * (place - Math.floor(place)))
}

const countsBy = (names: readonly string[]) =>
  Object.fromEntries([...new Set(names)].toSorted().map((name) => [name, names.filter((one) => one === name).length]))
