import type { ComplaintDetail } from 'contract/complaints/endpoints'
import type { Estimate } from 'contract/complaints/estimates'
import { isClosed } from 'contract/complaints/words'
import Calculator from 'lucide-react/icons/calculator'
import Send from 'lucide-react/icons/send'
import { m } from '#messages'
import { usePress } from '../../../forms/use-press.ts'
import { useMay } from '../../../office/office-data.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Badge } from '../../../ui/data/badge.tsx'
import { longDate, shortDate } from '../../../ui/format/dates.ts'
import { rupees } from '../../../ui/format/price.ts'
import { useOpening } from '../../../ui/overlays/use-opening.ts'
import { estimateLabel, estimateTone } from '../../estimates/outcome-words.ts'
import { WorkPart } from '../work-part.tsx'
import { EstimateDialog } from './estimate-dialog.tsx'

interface EstimatePartProps {
  complaint: ComplaintDetail
  /** the newest first */
  estimates: readonly Estimate[]
}

/** What the repair was estimated at, and what the customer said to it; a dialog makes the next one. */
export function EstimatePart({ complaint, estimates }: EstimatePartProps) {
  const { start, opened } = useOpening()
  const { press, busy } = usePress()
  const mayWrite = useMay('complaints.write')
  const [newest, ...earlier] = estimates
  const mayMake = mayWrite && !isClosed(complaint.status) && complaint.merged_into === null
  if (!newest && !mayMake) return null
  const isUnanswered = newest?.outcome === 'open' || newest?.outcome === 'expired'
  return (
    <WorkPart
      title={m.estimates_office_title()}
      items={newest ? itemsOf(newest) : [[m.estimates_office_total(), '']]}
      actions={
        mayMake && (
          <>
            <Button variant="line" size="sm" onClick={start}>
              <Calculator />
              {newest ? m.estimates_office_renew() : m.estimates_office_make()}
            </Button>
            {newest && isUnanswered && (
              <Button
                variant="line"
                size="sm"
                busy={busy}
                onClick={() => press({ intent: 'send-estimate', estimate_id: newest.id })}
              >
                <Send />
                {m.estimates_office_send_again()}
              </Button>
            )}
          </>
        )
      }
    >
      {earlier.length > 0 && <Earlier estimates={earlier} />}
      {opened((opening) => (
        <EstimateDialog complaint={complaint} earlier={newest} replaces={isUnanswered} opening={opening} />
      ))}
    </WorkPart>
  )
}

const itemsOf = ({ outcome, total, valid_until, answered_at, answer_words, note }: Estimate) => [
  [m.estimates_office_total(), rupees(total)] as const,
  [
    m.estimates_office_answer(),
    <>
      <Badge tone={estimateTone(outcome)}>{estimateLabel(outcome)}</Badge>
      {answered_at && <span className="ml-2 inline-block">{shortDate(answered_at)}</span>}
      {answer_words && <span className="mt-1 block whitespace-pre-line">“{answer_words}”</span>}
    </>,
  ] as const,
  ...(answered_at ? [] : [[m.estimates_office_valid_until(), longDate(valid_until)] as const]),
  ...(note ? [[m.estimates_office_note_said(), note] as const] : []),
]

const Earlier = ({ estimates }: { estimates: readonly Estimate[] }) => (
  <details className="mt-1.5 text-2xs text-ink-2">
    <summary className="flex min-h-6 items-center underline decoration-line-2 underline-offset-4 pointer-coarse:min-h-11">
      {m.estimates_office_earlier()}
    </summary>
    <ul className="mt-1 grid gap-1 tabular-nums">
      {estimates.map(({ id, made_at, total, outcome }) => (
        <li key={id}>
          {shortDate(made_at)}: {rupees(total)}, {estimateLabel(outcome)}
        </li>
      ))}
    </ul>
  </details>
)
