import type { VisitCard } from 'contract/complaints/assignments'
import { complaintPath } from 'contract/core/office-paths'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { m } from '#messages'
import { dayAndMonth } from '../../../ui/format/dates.ts'
import { PlaceText } from '../../place-text.tsx'
import { windowWords } from '../../window-words.ts'
import { CardNumber, CardSubject } from '../card-lines.tsx'
import { DueTime } from '../list/due-cell.tsx'
import { PriorityBadge } from '../priority-badge.tsx'

export interface VisitFaceProps {
  card: VisitCard
  /** in the row of those without an engineer of the list: who comes all the same */
  named?: boolean
  /** it waits for a visit */
  waits?: boolean
}

/** The content of a card: a visit, or a complaint waiting for one. */
export function VisitFace({ card, named = false, waits = false }: VisitFaceProps) {
  const { id, customer_name, technician, visit_date, visit_window, priority } = card
  const number = <CardNumber card={card} />
  const missed = visit_date && m.visits_board_missed({ day: dayAndMonth(visit_date) })
  return (
    <>
      <p
        className={clsx(
          'min-h-6 truncate pr-16 tabular-nums pointer-coarse:pr-12',
          waits ? 'text-2xs text-ink-3' : 'font-semibold',
        )}
      >
        {waits ? number : windowWords(visit_window) || m.complaints_office_any_time()}
      </p>
      <Link
        to={complaintPath(id)}
        draggable={false}
        className="block truncate font-medium hover:underline pointer-coarse:py-1.5"
      >
        {customer_name}
      </Link>
      <CardSubject card={card} />
      <p className="truncate text-2xs text-ink-2">
        <PlaceText place={card} unknown="–" />
      </p>
      {named && technician !== '' && <p className="truncate text-2xs text-ink-2">{technician}</p>}
      <div className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-2xs text-ink-3 tabular-nums empty:hidden">
        {waits ? missed && <span>{missed}</span> : <span className="truncate">{number}</span>}
        <PriorityBadge priority={priority} />
      </div>
      {waits && (card.next_due || card.paused) && (
        <div className="mt-1 text-2xs tabular-nums">
          <DueTime complaint={card} />
        </div>
      )}
    </>
  )
}
