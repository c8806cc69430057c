import { VISIT_OUTCOMES } from 'contract/complaints/visit-outcomes'
import { FIELD, fieldJobPath } from 'contract/core/paths'
import type { FieldJob } from 'contract/field/jobs'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router'
import { brand } from '../brand/brand.tsx'
import { atAgreedPrice } from '../complaints/agreed-price.ts'
import { useSingle } from '../forms/use-single.ts'
import { BackLink } from '../portal/back-link.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { FieldGroup } from '../ui/fields/field-group.tsx'
import { Field } from '../ui/fields/field.tsx'
import { RadioCard } from '../ui/fields/radio-card.tsx'
import { Textarea } from '../ui/fields/textarea.tsx'
import { SkeletonForm } from '../ui/feedback/skeleton-form.tsx'
import { Note } from '../ui/feedback/note.tsx'
import { toast } from '../ui/feedback/toast-store.ts'
import { bagLeft, isReported, standingOf, type Day } from './day.ts'
import { ConfirmFields } from './confirm-fields.tsx'
import {
  asksCode,
  asksMoney,
  asksSerial,
  chosen,
  draftOf,
  emptyDraft,
  proposedNeeds,
  reportOf,
  saysWork,
  type Draft,
} from './draft.ts'
import { fieldQueue, openField, syncField, useField, type FieldState } from './field-app.ts'
import { FindingField } from './finding-field.tsx'
import { MoneyFields } from './money-fields.tsx'
import { dueOf } from './money.ts'
import { NeededParts } from './needed-parts.tsx'
import { Foot } from './next-step.tsx'
import { PartsUsed } from './parts-used.tsx'
import { PhotoFields } from './photo-fields.tsx'
import type { Waiting } from './queue.ts'
import { faultOf, faultsBeside, faultsIn, isReport, type ReportFaults } from './report-faults.ts'
import { SerialFields } from './serial-fields.tsx'
import { OUTCOME } from './words.ts'
import { m } from '#messages'

/** A control that does not fit, or a part of the form that is no control. */
const FAULTY = '[aria-invalid=true], [data-faulty]'

/** A replacement is entered in the office, by whoever corrects registrations. */
const OUTCOMES = VISIT_OUTCOMES.filter((outcome) => outcome !== 'replaced')

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

/** `/field/:id/report`: what came of a visit, kept with each change. */
export default function ReportScreen() {
  const id = Number(useParams()['id'])
  const field = useField()
  const { stage, day, waiting } = field
  const job = day?.jobs.find((one) => one.id === id)
  if (stage === 'opening') return <HydrateFallback />
  const isGiven = job && isReported(standingOf(job, waiting))
  if (stage !== 'ready' || !day || !job || isGiven) return <Navigate to={fieldJobPath(id)} replace />
  return (
    <main id="main" className="mx-auto w-full max-w-3xl px-5 pt-3 pb-32">
      <title>{`${m.field_report_of({ name: job.customer_name })} | ${brand.name}`}</title>
      <BackLink to={fieldJobPath(id)}>{job.customer_name}</BackLink>
      <h1 className="mt-1 text-heading wrap-anywhere">{m.field_report_of({ name: job.customer_name })}</h1>
      <p className="mt-1 text-xs text-ink-2">{[job.model_name, job.problem_text].filter(Boolean).join(': ')}</p>
      <ReportForm key={id} job={job} day={day} field={field} />
    </main>
  )
}

function ReportForm({ job, day, field }: { job: FieldJob; day: Day; field: FieldState }) {
  const navigate = useNavigate()
  const single = useSingle()
  const form = useRef<HTMLFormElement>(null)
  const known = day.faults.find((kind) => kind.sub_category_id === job.sub_category_id)?.findings ?? []
  const refused = field.waiting.find(
    ({ command, answer }) => answer && isReport(command) && command.complaint_id === job.id,
  )
  const [draft, setDraft] = useState<Draft>(() =>
    begun({ field, job, refused, values: known.map(({ value }) => value) }),
  )
  const [faults, setFaults] = useState<ReportFaults>(() => refused?.answer?.errors ?? {})
  const [isGiving, setGiving] = useState(false)
  const bag = bagLeft(day.bag, field.waiting, draft.corrects).map((line) => atAgreedPrice(job.agreed, line))
  const catalogue = day.parts.map((part) => atAgreedPrice(job.agreed, part))
  const due = dueOf(draft, job, (id) => [...bag, ...catalogue].find(({ part_id }) => part_id === id)?.price ?? 0)
  // Each press that is refused leads to the first fault, also where another one was mended before.
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    form.current?.querySelector<HTMLElement>(FAULTY)?.focus()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [refusals])

  const change = (next: Partial<Draft>, ...fields: string[]) => {
    const changed = { ...draft, ...next }
    setDraft(changed)
    const beside = faultsBeside(faults, fields)
    if (Object.keys(beside).length < Object.keys(faults).length) setFaults(beside)
    void fieldQueue()
      .keepDraft(changed)
      .catch(() => toast.error(m.field_not_kept()))
  }
  const choose = (outcome: Draft['outcome']) => {
    const needed = outcome === 'part_needed' ? proposedNeeds(draft, job, { bag, parts: day.parts }) : draft.needed
    change({ ...chosen(draft, outcome, job.agreed), needed }, 'outcome')
  }
  const give = (event: FormEvent) => {
    event.preventDefault()
    const report = reportOf(draft, job)
    const found = faultsIn(draft, job, due)
    setFaults(found)
    if (!report || Object.keys(found).length > 0) {
      setRefusals((count) => count + 1)
      return
    }
    single(async () => {
      setGiving(true)
      try {
        await fieldQueue().give(job, report, draft.corrects)
      } catch {
        setGiving(false)
        toast.error(m.field_not_kept())
        return
      }
      toast.success(m.field_kept())
      void syncField()
      await navigate(FIELD)
    })
  }

  return (
    <form ref={form} noValidate onSubmit={give} className="mt-6 grid gap-8 [&_:is(input,select,textarea)]:scroll-my-32">
      {refused?.answer && (
        <Note tone="error" title={m.field_refused()}>
          {refused.answer.message}
        </Note>
      )}
      <FieldGroup label={m.field_outcome()} error={faults['outcome']}>
        <div className="grid gap-2.5">
          {OUTCOMES.map((outcome) => (
            <RadioCard
              key={outcome}
              name="outcome"
              value={outcome}
              title={OUTCOME[outcome]()}
              aria-invalid={faults['outcome'] ? true : undefined}
              checked={draft.outcome === outcome}
              onChange={() => choose(outcome)}
            />
          ))}
        </div>
      </FieldGroup>
      {saysWork(draft.outcome) && (
        <>
          <FindingField draft={draft} findings={known} error={faults['finding']} change={change} />
          <PartsUsed
            draft={draft}
            bag={bag}
            catalogue={catalogue}
            job={job}
            error={faultOf(faults, 'parts')}
            change={(parts) => change({ parts }, 'parts')}
          />
          {draft.outcome === 'part_needed' && (
            <NeededParts
              needed={draft.needed}
              job={job}
              catalogue={[...catalogue, ...bag]}
              parts={day.parts}
              error={faultOf(faults, 'needed')}
              change={(needed) => change({ needed }, 'needed')}
            />
          )}
        </>
      )}
      {draft.outcome !== '' && (
        <PhotoFields jobId={job.id} corrects={draft.corrects} photos={field.photos} error={faults['photos']} />
      )}
      {asksSerial(draft.outcome, job) && <SerialFields draft={draft} error={faults['serial_number']} change={change} />}
      {asksMoney(draft.outcome) && <MoneyFields draft={draft} job={job} due={due} faults={faults} change={change} />}
      {draft.outcome !== '' && (
        <Field label={m.field_note()} help={m.field_note_help()} error={faults['note']}>
          <Textarea
            name="note"
            maxLength={2000}
            value={draft.note}
            onChange={({ target }) => change({ note: target.value }, 'note')}
          />
        </Field>
      )}
      {asksCode(draft.outcome, job) && <ConfirmFields draft={draft} faults={faults} change={change} />}
      <Foot>
        <Button type="submit" size="lg" busy={isGiving} className="grow">
          {m.field_give()}
        </Button>
      </Foot>
    </form>
  )
}

interface Begun {
  field: FieldState
  job: FieldJob
  refused: FieldState['waiting'][number] | undefined
  values: readonly string[]
}

/** What was typed before, or the report that the office refused, or nothing yet. */
function begun({ field, job, refused, values }: Begun): Draft {
  const found = field.drafts.find(({ jobId }) => jobId === job.id)
  // A draft of an older app lacks what came since.
  const { corrects: _, ...kept } = { ...emptyDraft(job.id), ...found }
  if (!refused || !isReport(refused.command)) return kept
  if (found?.corrects === refused.command.id) return { ...kept, corrects: refused.command.id }
  const given = draftOf(refused.command, values)
  // No code counts any more: only a reason helps.
  return isCodeLost(refused.answer) ? { ...given, code: '', isWithoutCode: true } : given
}

const isCodeLost = (answer: Waiting['answer']): boolean => ['code_locked', 'no_code'].includes(answer?.code ?? '')
