import { fieldJobPath } from 'contract/core/paths'
import type { FieldJob } from 'contract/field/jobs'
import { PlaceText } from '../complaints/place-text.tsx'
import { CardLink } from '../ui/buttons/card-link.tsx'
import { Badge } from '../ui/data/badge.tsx'
import { shortDate } from '../ui/format/dates.ts'
import type { Standing } from './day.ts'
import { hoursWords, STANDING, VERDICT } from './words.ts'
import { m } from '#messages'

/** One visit in the list; the whole card leads to it. */
export function JobCard({ job, standing, isLate }: { job: FieldJob; standing: Standing; isLate: boolean }) {
  const state = STANDING[standing]
  const verdict = VERDICT[job.warranty.verdict]
  return (
    <li className="group relative rounded-card border border-line px-4 py-3.5 transition-colors hover:border-line-2">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="text-xs font-medium text-ink-2 tabular-nums">
          {isLate && `${shortDate(job.visit_date)}, `}
          {hoursWords(job)}
        </p>
        {state && <Badge tone={state.tone}>{state.word()}</Badge>}
      </div>
      <h3 className="mt-1 text-base font-semibold wrap-anywhere">
        <CardLink to={fieldJobPath(job.id)} className="focus-visible:after:rounded-card">
          {job.customer_name}
        </CardLink>
      </h3>
      <p className="text-sm wrap-anywhere text-ink-2">
        <PlaceText place={job} unknown={job.customer_address} />
      </p>
      <p className="mt-2 text-sm wrap-anywhere">{[job.model_name, job.problem_text || m.field_fault()].join(': ')}</p>
      <p className="mt-2.5">
        <Badge tone={verdict.tone}>{verdict.word()}</Badge>
      </p>
    </li>
  )
}
