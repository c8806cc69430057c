import { isClosed } from 'contract/complaints/words'
import { VISIT_WINDOWS } from 'contract/complaints/visit-windows'
import type { BagLine, FieldFaults, FieldJob, FieldWork, FittingPart } from 'contract/field/jobs'
import type { Waiting } from './queue.ts'
import { isReport } from './report-faults.ts'

/** The work of an engineer's days, as the phone keeps it. */
export interface Day {
  stamp: string
  /** when it was last brought up to date: milliseconds since 1970, by the phone */
  heard: number
  today: string
  days: string[]
  engineer: FieldWork['engineer']
  hasMore: boolean
  jobs: FieldJob[]
  faults: FieldFaults[]
  bag: BagLine[]
  parts: FittingPart[]
}

/** The work as it is after an answer of the office: everything, or what differs from what the phone has. */
export function withWork(before: Day | undefined, work: FieldWork, heard: number): Day {
  const had = work.is_whole ? undefined : before
  const left = new Set([...work.gone, ...work.jobs.map(({ id }) => id)])
  return {
    stamp: work.stamp,
    heard,
    today: work.today,
    days: work.days,
    engineer: work.engineer,
    hasMore: work.has_more,
    jobs: [...(had?.jobs ?? []).filter(({ id }) => !left.has(id)), ...work.jobs].toSorted(byVisit),
    faults: work.faults ?? had?.faults ?? [],
    bag: work.bag ?? had?.bag ?? [],
    parts: work.parts ?? had?.parts ?? [],
  }
}

/** The work with a job as the office has it after a command; one that was given away leaves. */
export const withJob = (day: Day, id: number, job: FieldJob | null): Day => ({
  ...day,
  jobs: [...day.jobs.filter((one) => one.id !== id), ...(job ? [job] : [])].toSorted(byVisit),
})

/** By day and window; without a day at the end. */
function byVisit(a: FieldJob, b: FieldJob): number {
  const dayOf = ({ visit_date }: FieldJob) => visit_date || '9999'
  const windowOf = ({ visit_window }: FieldJob) => VISIT_WINDOWS.findIndex((window) => window === visit_window)
  if (dayOf(a) !== dayOf(b)) return dayOf(a) < dayOf(b) ? -1 : 1
  return windowOf(a) - windowOf(b) || a.id - b.id
}

/**
 * How far a visit is, as its engineer sees it. `unconfirmed`: the report waits to be sent, and its code to be checked;
 * `decide`: the office did not enter what was told, and a person decides.
 */
export type Standing = 'planned' | 'set_out' | 'arrived' | 'waiting' | 'unconfirmed' | 'decide' | 'done'

/** Whether the report was given and nothing is to be done about it. */
export const isReported = (standing: Standing): boolean => ['waiting', 'unconfirmed', 'done'].includes(standing)

/** How far a visit is, with what this phone has told and not sent yet. */
export function standingOf(job: FieldJob, waiting: readonly Waiting[]): Standing {
  const own = waiting.filter(({ command }) => command.complaint_id === job.id)
  const tells = (kind: string) => own.some(({ command }) => command.kind === kind)
  if (own.some(({ answer }) => answer)) return 'decide'
  const report = own.map(({ command }) => command).find(isReport)
  if (report) return report.code ? 'unconfirmed' : 'waiting'
  if (isClosed(job.status)) return 'done'
  if (tells('arrive') || job.arrived_at) return 'arrived'
  return tells('set_out') || job.set_out_at ? 'set_out' : 'planned'
}

export interface Group {
  /** the day; `late` for those before today, `none` without one, `done` for what is finished today */
  name: string
  jobs: FieldJob[]
}

/** The list: what is late first, then day by day; what is finished today at the end. Empty days other than today are left out. */
export function groupsOf({ jobs, today, days }: Day, standing: (job: FieldJob) => Standing): Group[] {
  const isDone = (job: FieldJob) => isReported(standing(job)) && job.visit_date <= today
  const open = jobs.filter((job) => !isDone(job))
  const groups = [
    { name: 'late', jobs: open.filter(({ visit_date }) => visit_date !== '' && visit_date < today) },
    ...[today, ...days.filter((day) => day !== today)].map((day) => ({
      name: day,
      jobs: open.filter(({ visit_date }) => visit_date === day),
    })),
    { name: 'none', jobs: open.filter(({ visit_date }) => visit_date === '') },
    { name: 'done', jobs: jobs.filter(isDone) },
  ]
  return groups.filter(({ name, jobs: some }) => some.length > 0 || name === today)
}

/** Good parts in the bag that no waiting report names. */
export const bagLeft = (bag: readonly BagLine[], waiting: readonly Waiting[], but?: string): BagLine[] =>
  bag.map((line) => {
    const used = waiting
      .flatMap(({ command }) => (command.kind === 'report' && command.id !== but ? command.parts : []))
      .filter(({ part_id }) => part_id === line.part_id)
      .reduce((sum, { count }) => sum + count, 0)
    return { ...line, count: Math.max(0, line.count - used) }
  })

/** Parts of the catalogue that fit a job: those of its model, and those of every model. Of a model that nobody knows, all. */
export function fittingOf(
  parts: readonly FittingPart[],
  { product_id }: Pick<FieldJob, 'product_id'>,
): { own: FittingPart[]; every: FittingPart[] } {
  const fits = ({ product_ids }: FittingPart) => product_id === null || product_ids.includes(product_id)
  return {
    own: parts.filter((part) => part.product_ids.length > 0 && fits(part)),
    every: parts.filter(({ product_ids }) => product_ids.length === 0),
  }
}

/** Whether a warranty pays for a part, as far as the phone can tell: the whole appliance, or this part by its name. */
export function isCoveredBy(
  { verdict, covered_parts }: FieldJob['warranty'],
  { name }: Pick<BagLine, 'name'>,
): boolean {
  if (verdict === 'covered') return true
  return verdict === 'parts' && covered_parts.some((part) => name.toLowerCase().includes(part.toLowerCase()))
}
