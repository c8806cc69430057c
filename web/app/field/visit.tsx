import { FIELD } from 'contract/core/paths'
import type { FieldJob } from 'contract/field/jobs'
import CloudOff from 'lucide-react/icons/cloud-off'
import Navigation from 'lucide-react/icons/navigation'
import Phone from 'lucide-react/icons/phone'
import { useParams } from 'react-router'
import { brand, telLink } from '../brand/brand.tsx'
import { PlaceText } from '../complaints/place-text.tsx'
import { BackLink } from '../portal/back-link.tsx'
import { Badge } from '../ui/data/badge.tsx'
import { Plate, PlateCell } from '../ui/data/plate.tsx'
import { buttonLook, labelLook } from '../ui/buttons/button-look.ts'
import { SkeletonForm } from '../ui/feedback/skeleton-form.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { longDate } from '../ui/format/dates.ts'
import { rupees } from '../ui/format/price.ts'
import { standingOf } from './day.ts'
import { Decision } from './decision.tsx'
import { EarlierVisits } from './earlier-visits.tsx'
import { openField, useField, type FieldState } from './field-app.ts'
import { NextStep } from './next-step.tsx'
import { OwnPhotos } from './own-photos.tsx'
import { hoursWords, STANDING, VERDICT, verdictReason, wayLink } from './words.ts'
import { m } from '#messages'

export async function clientLoader(): Promise<null> {
  await openField()
  return null
}
export const shouldRevalidate = () => false

export const HydrateFallback = () => (
  <main id="main" className="mx-auto w-full max-w-3xl px-5 py-6">
    <SkeletonForm label={m.field_loading()} />
  </main>
)

/** `/field/:id`: one visit, with all that it needs. */
export default function VisitScreen() {
  const id = Number(useParams()['id'])
  const field = useField()
  const job = field.day?.jobs.find((one) => one.id === id)
  return (
    <main id="main" className="mx-auto w-full max-w-3xl px-5 pt-3 pb-32">
      <title>{`${job?.customer_name ?? m.field_title()} | ${brand.name}`}</title>
      <BackLink to={FIELD}>{m.field_back()}</BackLink>
      <Decision id={id} job={job} />
      {job ? <Visit job={job} field={field} /> : <Absent field={field} id={id} />}
    </main>
  )
}

function Absent({ field: { waiting, day, stage }, id }: { field: FieldState; id: number }) {
  const told = waiting.find(({ command }) => command.complaint_id === id)
  if (stage === 'opening') return null
  if (told)
    return (
      <h1 className="mt-2 text-heading">
        {told.about.name} <span className="block text-xs text-ink-2">{told.about.jobNo}</span>
      </h1>
    )
  return (
    <EmptyState heading="h1" size="short" icon={<CloudOff />} title={m.field_absent()} text={m.field_absent_text()}>
      {day?.engineer.centre_phone && (
        <a href={telLink(day.engineer.centre_phone)} className={buttonLook('line', 'md')}>
          <span className={labelLook('md')}>
            <Phone />
            {m.field_call_office()}
          </span>
        </a>
      )}
    </EmptyState>
  )
}

function Visit({ job, field }: { job: FieldJob; field: FieldState }) {
  const standing = standingOf(job, field.waiting)
  const state = STANDING[standing]
  return (
    <>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h1 className="text-heading wrap-anywhere">{job.customer_name}</h1>
        {state && <Badge tone={state.tone}>{state.word()}</Badge>}
      </div>
      <p className="mt-1 text-xs text-ink-2 tabular-nums">{job.job_no || job.id}</p>
      <div className="mt-4 grid grid-cols-2 gap-3">
        <a href={telLink(job.customer_phone)} className={buttonLook('outline', 'lg')}>
          <span className={labelLook('lg')}>
            <Phone />
            {m.field_call()}
          </span>
        </a>
        <a href={wayLink(job)} className={buttonLook('outline', 'lg')}>
          <span className={labelLook('lg')}>
            <Navigation />
            {m.field_way()}
          </span>
        </a>
      </div>
      <Plate columns={2} className="mt-5">
        <PlateCell label={m.field_address()} className="col-span-2">
          <PlaceText address={job.customer_address} place={job} />
        </PlateCell>
        <PlateCell label={m.field_when()}>
          {job.visit_date ? `${longDate(job.visit_date)}, ${hoursWords(job)}` : m.field_no_visit_day()}
        </PlateCell>
        <PlateCell label={m.field_appliance()}>{[job.model_name, job.model_num].filter(Boolean).join(', ')}</PlateCell>
        <PlateCell label={m.field_serial()}>{job.serial_number || m.field_serial_unknown()}</PlateCell>
        {job.agreed && <PlateCell label={m.field_agreed()}>{rupees(job.agreed.total)}</PlateCell>}
        {job.open_amount > 0 && <PlateCell label={m.field_open_amount()}>{rupees(job.open_amount)}</PlateCell>}
      </Plate>
      <section aria-labelledby="fault" className="mt-7">
        <h2 id="fault" className="text-sm font-semibold">
          {[m.field_fault(), job.problem_text].filter(Boolean).join(': ')}
        </h2>
        {job.problem_description && job.problem_description !== job.problem_text && (
          <p className="mt-1.5 text-sm wrap-anywhere whitespace-pre-line text-ink-2">{job.problem_description}</p>
        )}
      </section>
      <Warranty job={job} />
      <EarlierVisits visits={job.visits} />
      <OwnPhotos id={job.id} photos={field.photos} />
      <NextStep job={job} standing={standing} />
    </>
  )
}

function Warranty({ job: { warranty } }: { job: FieldJob }) {
  const { word, tone } = VERDICT[warranty.verdict]
  return (
    <section aria-labelledby="warranty" className="mt-7">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="warranty" className="text-sm font-semibold">
          {m.field_warranty()}
        </h2>
        <Badge tone={tone}>{word()}</Badge>
      </div>
      <p className="mt-1.5 text-sm text-ink-2">{verdictReason(warranty)}</p>
    </section>
  )
}
