import type { DayVisit, EngineerOfDay } from 'contract/complaints/assignments'
import { complaintPath } from 'contract/core/office-paths'
import ArrowRightLeft from 'lucide-react/icons/arrow-right-left'
import { m } from '#messages'
import { offLabel } from '../../../engineers/off-label.ts'
import { faultLabel } from '../../fault-choices.ts'
import { useMay } from '../../../office/office-data.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { TextLink } from '../../../ui/buttons/text-link.tsx'
import { Badge } from '../../../ui/data/badge.tsx'
import { Card } from '../../../ui/data/card.tsx'
import { whole } from '../../../ui/format/numbers.ts'
import { useOpening } from '../../../ui/overlays/use-opening.ts'
import { PlaceText } from '../../place-text.tsx'
import { windowWords } from '../../window-words.ts'
import { PrintDayButton } from '../job-sheets/print-day-button.tsx'
import { MoveDayDialog } from './move-day-dialog.tsx'
import { StageBadge } from '../stage-badge.tsx'
import { Telephone } from '../../../office/telephone.tsx'

export interface EngineerDayProps {
  /** undefined for somebody who is not on the list */
  engineer: EngineerOfDay | undefined
  name: string
  phone: string
  visits: readonly DayVisit[]
  day: string
  engineers: readonly EngineerOfDay[]
}

/** One engineer's visits on a day, in the order of the windows. */
export function EngineerDay({ engineer, name, phone, visits, day, engineers }: EngineerDayProps) {
  const { start, opened } = useOpening()
  const mayWrite = useMay('complaints.write')
  return (
    <Card>
      <div className="border-b border-line px-5 py-3.5">
        <div className="flex items-start justify-between gap-3">
          <h2 className="min-w-0 text-sm font-semibold break-words">{name}</h2>
          <span className="shrink-0 text-2xs text-ink-3 tabular-nums">
            {m.visits_count({ count: visits.length, shown: whole(visits.length) })}
          </span>
        </div>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-2">
          {engineer?.centre_name}
          {phone && <Telephone number={phone} />}
          {engineer && engineer.off !== '' && <Badge tone="amber">{offLabel(engineer.off)}</Badge>}
        </p>
        <div className="mt-3 flex flex-wrap gap-2">
          <PrintDayButton day={day} engineerId={engineer?.id} technician={visits[0]?.technician ?? ''} />
          {mayWrite && engineer && (
            <Button variant="line" size="sm" onClick={start}>
              <ArrowRightLeft />
              {m.visits_move()}
            </Button>
          )}
        </div>
      </div>
      <ol className="divide-y divide-line">
        {visits.map((visit) => (
          <Visit key={visit.id} visit={visit} />
        ))}
      </ol>
      {engineer &&
        opened((opening) => (
          <MoveDayDialog
            opening={opening}
            engineer={engineer}
            day={day}
            seen={visits.length}
            engineers={engineers.filter(({ id }) => id !== engineer.id)}
          />
        ))}
    </Card>
  )
}

const Visit = ({ visit }: { visit: DayVisit }) => (
  <li className="grid gap-1 px-5 py-3.5 text-xs *:min-w-0">
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <span className="font-semibold tabular-nums">{windowWords(visit.window) || m.complaints_office_any_time()}</span>
      <StageBadge status={visit.status} />
    </div>
    <TextLink to={complaintPath(visit.id)} className="w-fit font-medium pointer-coarse:py-2.5">
      {visit.customer_name}
    </TextLink>
    <span className="text-ink-2">
      <PlaceText place={visit} address={visit.customerAddress} />
    </span>
    <span className="text-ink-2">{[visit.model_name, faultLabel(visit.problem_type)].filter(Boolean).join(' · ')}</span>
    <span>
      <Telephone number={visit.customerContact} />
    </span>
  </li>
)
