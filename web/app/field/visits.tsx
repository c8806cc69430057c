import CalendarCheck from 'lucide-react/icons/calendar-check'
import { fieldJobPath } from 'contract/core/paths'
import { brand } from '../brand/brand.tsx'
import { InstallOffer } from '../offline/install-offer.tsx'
import { CardLink } from '../ui/buttons/card-link.tsx'
import { Badge } from '../ui/data/badge.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx'
import { longDate } from '../ui/format/dates.ts'
import { whole } from '../ui/format/numbers.ts'
import { groupsOf, standingOf, type Day, type Group } from './day.ts'
import { openField, useField, type FieldState } from './field-app.ts'
import { JobCard } from './job-card.tsx'
import { NotHere } from './not-here.tsx'
import type { Waiting } from './queue.ts'
import { groupWords, STANDING, toldWords } from './words.ts'
import { m } from '#messages'

export async function clientLoader(): Promise<null> {
  await openField()
  return null
}

/** What is shown is on the phone, and changes there. */
export const shouldRevalidate = () => false

export const HydrateFallback = () => (
  <main id="main" className="mx-auto w-full max-w-3xl px-5 py-6">
    <VisitsSkeleton />
  </main>
)

/** `/field`: the visits of today and the next two days, the late ones first. */
export default function Visits() {
  const { stage, line, day, waiting } = useField()
  return (
    <main id="main" className="mx-auto w-full max-w-3xl px-5 py-6">
      <title>{`${m.field_title()} | ${brand.name}`}</title>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h1 className="text-heading">{m.field_title()}</h1>
        {day && <p className="text-xs text-ink-2">{longDate(day.today)}</p>}
      </div>
      <Departed day={day} waiting={waiting} />
      {day ? <Days day={day} waiting={waiting} /> : <NoDay stage={stage} line={line} />}
      <InstallOffer />
    </main>
  )
}

/** The first time, while the office is asked. */
const NoDay = ({ stage, line }: Pick<FieldState, 'stage' | 'line'>) =>
  stage === 'unsafe' || line === 'lost' ? <NotHere stage={stage} /> : <VisitsSkeleton />

function Days({ day, waiting }: { day: Day; waiting: readonly Waiting[] }) {
  const groups = groupsOf(day, (job) => standingOf(job, waiting))
  if (groups.every(({ jobs }) => jobs.length === 0))
    return <EmptyState size="short" icon={<CalendarCheck />} title={m.field_none_today()} text={m.field_none_text()} />
  return (
    <>
      {groups.map((group) => (
        <DayGroup key={group.name} group={group} day={day} waiting={waiting} />
      ))}
      {day.hasMore && <p className="mt-6 text-sm text-ink-2">{m.field_more()}</p>}
    </>
  )
}

function DayGroup({ group, day, waiting }: { group: Group; day: Day; waiting: readonly Waiting[] }) {
  const { name, jobs } = group
  return (
    <section aria-labelledby={`visits-${name}`} className="mt-6">
      <div className="mb-2.5 flex items-baseline justify-between gap-3">
        <h2 id={`visits-${name}`} className="text-sm font-semibold">
          {groupWords(name, day)}
        </h2>
        {jobs.length > 0 && (
          <p className="text-2xs text-ink-3">{m.field_count({ count: jobs.length, shown: whole(jobs.length) })}</p>
        )}
      </div>
      {jobs.length === 0 ? (
        <p className="text-sm text-ink-2">{m.field_none_today()}</p>
      ) : (
        <ul className="grid gap-3">
          {jobs.map((job) => (
            <JobCard key={job.id} job={job} standing={standingOf(job, waiting)} isLate={name === 'late'} />
          ))}
        </ul>
      )}
    </section>
  )
}

/** What was told of visits that are not on this phone any more: it waits for a decision, or to be sent. */
function Departed({ day, waiting }: { day: Day | undefined; waiting: readonly Waiting[] }) {
  const here = new Set(day?.jobs.map(({ id }) => id))
  const first = waiting.filter(
    ({ command }, at) =>
      !here.has(command.complaint_id) &&
      waiting.findIndex((other) => other.command.complaint_id === command.complaint_id) === at,
  )
  if (first.length === 0) return null
  return (
    <ul className="mt-5 grid gap-3">
      {first.map(({ command, about }) => {
        const isUndecided = waiting.some((one) => one.command.complaint_id === command.complaint_id && one.answer)
        const state = STANDING[isUndecided ? 'decide' : 'waiting']!
        return (
          <li key={command.id} className="group relative rounded-card border border-line px-4 py-3.5">
            <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <CardLink
                to={fieldJobPath(command.complaint_id)}
                className="text-base font-semibold focus-visible:after:rounded-card"
              >
                {about.name}
              </CardLink>
              <Badge tone={state.tone}>{state.word()}</Badge>
            </div>
            <p className="mt-1 text-sm text-ink-2">{toldWords(command)}</p>
          </li>
        )
      })}
    </ul>
  )
}

const VisitsSkeleton = () => (
  <Loading label={m.field_loading()} className="mt-6">
    <div className="grid gap-3">
      {[0, 1, 2, 3].map((place) => (
        <div key={place} className="rounded-card border border-line px-4 py-4">
          <Skeleton pale className="h-3 w-16" />
          <Skeleton className="mt-2.5 h-4 w-1/2" />
          <Skeleton pale className="mt-2 h-3.5 w-2/3" />
          <Skeleton pale className="mt-3.5 h-3.5 w-4/5" />
          <Skeleton className="mt-4 h-5 w-28" />
        </div>
      ))}
    </div>
  </Loading>
)
