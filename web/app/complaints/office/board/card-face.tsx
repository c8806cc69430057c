import type { BoardCard } from 'contract/complaints/endpoints'
import { complaintPath } from 'contract/core/office-paths'
import { m } from '#messages'
import { Link } from 'react-router'
import { shortDate } from '../../../ui/format/dates.ts'
import { stageForStaff } from '../../complaint-status.tsx'
import { PlaceText } from '../../place-text.tsx'
import { CardNumber, CardSubject } from '../card-lines.tsx'
import { DueTime } from '../list/due-cell.tsx'
import { PriorityBadge } from '../priority-badge.tsx'
import { StageBadge } from '../stage-badge.tsx'

/** The content of a complaint's card. */
export function CardFace({ card }: { card: BoardCard }) {
  const { id, customer_name, centre_name, technician, visit_date, priority, status } = card
  const stage = stageForStaff(card)
  return (
    <>
      <p className="min-h-6 truncate pr-18 text-2xs text-ink-3 tabular-nums pointer-coarse:pr-12">
        <CardNumber card={card} />
      </p>
      <Link
        to={complaintPath(id)}
        draggable={false}
        className="block truncate font-medium hover:underline pointer-coarse:py-1.5"
      >
        {customer_name}
      </Link>
      <CardSubject card={card} />
      <p className="mt-1 truncate text-2xs text-ink-2">
        <PlaceText place={card} unknown={centre_name ? '' : '–'} />
        {centre_name && ` · ${centre_name}`}
      </p>
      <p className="truncate text-2xs text-ink-2">
        {technician || m.complaints_office_board_no_engineer()}
        {visit_date && ` · ${shortDate(visit_date)}`}
      </p>
      {(card.next_due || card.paused || priority !== 'normal' || stage !== status) && (
        <div className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-2xs">
          {stage !== status && <StageBadge status={stage} />}
          <PriorityBadge priority={priority} />
          {(card.next_due || card.paused) && (
            <div className="tabular-nums">
              <DueTime complaint={card} />
            </div>
          )}
        </div>
      )}
    </>
  )
}
