import { fieldReportPath } from 'contract/core/paths'
import type { FieldJob } from 'contract/field/jobs'
import { isClosed } from 'contract/complaints/words'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../ui/buttons/button.tsx'
import { ButtonLink } from '../ui/buttons/button-link.tsx'
import { longDate } from '../ui/format/dates.ts'
import { RepairStatus } from '../complaints/complaint-status.tsx'
import { fieldQueue, syncField, useField } from './field-app.ts'
import { hoursWords, toldWords } from './words.ts'
import { m } from '#messages'

const ConfirmDialog = lazy(() =>
  import('../ui/overlays/confirm-dialog.tsx').then(({ ConfirmDialog: Dialog }) => ({ default: Dialog })),
)

/** What the office did not enter, beside what it has: a person corrects it, sends it again, or drops it. */
export function Decision({ id, job }: { id: number; job: FieldJob | undefined }) {
  const { waiting } = useField()
  const [dropping, setDropping] = useState(false)
  const own = waiting.filter(({ command }) => command.complaint_id === id)
  const undecided = own.find(({ answer }) => answer)
  if (!undecided?.answer) return null
  const { answer, command, about } = undecided
  const office = job ?? answer.job ?? undefined
  const isChanged = answer.state === 'changed'
  const again = () => void fieldQueue().sendAgain(id, office!.version).then(syncField)
  const drop = () => {
    setDropping(false)
    void fieldQueue().drop(id).then(syncField)
  }
  return (
    <section role="alert" className="mt-2 mb-5 rounded-card border border-red-line bg-red-tint px-4 py-4">
      <h2 className="text-sm font-semibold">{isChanged ? m.field_changed() : m.field_refused()}</h2>
      <p className="mt-1 text-sm">{answer.message}</p>
      <dl className="mt-3 grid grid-cols-2 gap-3 text-sm">
        <div>
          <dt className="text-2xs text-ink-2">{m.field_you_told()}</dt>
          {own.map((one) => (
            <dd key={one.command.id} className="wrap-anywhere">
              {toldWords(one.command)}
            </dd>
          ))}
        </div>
        {isChanged && (
          <div>
            <dt className="text-2xs text-ink-2">{m.field_office_has()}</dt>
            <dd className="wrap-anywhere">{office ? <OfficeHas job={office} /> : m.field_office_gone()}</dd>
          </div>
        )}
      </dl>
      <div className="mt-4 flex flex-wrap gap-3">
        {command.kind === 'report' && (!isChanged || (job && !isClosed(job.status))) && (
          <ButtonLink to={fieldReportPath(id)} variant={isChanged ? 'line' : 'ink'}>
            {m.field_correct()}
          </ButtonLink>
        )}
        {office && !isClosed(office.status) && (isChanged || command.kind !== 'report') && (
          <Button variant="ink" onClick={again}>
            {m.field_send_again()}
          </Button>
        )}
        <Button variant="line" onClick={() => setDropping(true)}>
          {m.field_drop()}
        </Button>
      </div>
      {dropping && (
        <Suspense>
          <ConfirmDialog
            open
            onOpenChange={setDropping}
            title={m.field_drop_title({ name: about.name })}
            text={m.field_drop_text()}
            confirm={m.field_drop_do()}
            onConfirm={drop}
          />
        </Suspense>
      )}
    </section>
  )
}

const OfficeHas = ({ job }: { job: FieldJob }) => (
  <>
    {job.visit_date ? `${longDate(job.visit_date)}, ${hoursWords(job)}` : m.field_no_visit_day()}
    <span className="mt-1 block">
      <RepairStatus status={job.status} />
    </span>
  </>
)
