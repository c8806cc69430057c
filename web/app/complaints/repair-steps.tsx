import CircleCheck from 'lucide-react/icons/circle-check'
import type { Stepper as Steps } from 'contract/core/stepper'
import { Stepper } from '../ui/data/stepper.tsx'
import { isClosed, stageForCustomer } from 'contract/complaints/words'
import { shortDate } from '../ui/format/dates.ts'
import { stageText } from 'contract/complaints/stage-text'
import { m } from '#messages'

/** The steps of a complaint so far; a sentence says when it is done. */
export function RepairSteps({ steps, status }: { steps: Steps; status: string }) {
  return (
    <>
      <Stepper
        label={m.complaints_steps()}
        done={isClosed(status)}
        steps={steps.map((step, place) => ({
          title: stageForCustomer(step.newServiceStatusName),
          at: step.dateAdded,
          text: textOf(step, place < steps.length - 1),
        }))}
      />
      {status === 'Completed' && (
        <p className="mb-5 flex items-start gap-3 rounded-control bg-green-tint px-3.5 py-3 text-xs text-green">
          <CircleCheck className="size-4.5" />
          {m.complaints_finished()}
        </p>
      )}
    </>
  )
}

/** A remark as it was written; the default text of a stage in the language of the page. */
const textOf = (step: Steps[number], isPast: boolean): string =>
  step.is_standard
    ? stageText(step.newServiceStatusName, { isPast, visit: step.visit_date && shortDate(step.visit_date) })
    : step.description
