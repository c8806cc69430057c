import type { BoardColumn } from 'contract/complaints/endpoints'
import { clsx } from 'clsx'
import { useId, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { m } from '#messages'
import { TextLink } from '../../../ui/buttons/text-link.tsx'
import { useDropPlace } from '../../../ui/drag/use-drop-place.ts'
import { totalWords } from '../../../ui/format/total-words.ts'
import { StageBadge } from '../stage-badge.tsx'
import { BOARD_COLUMN, BOARD_HEAD, EMPTY_COLUMN } from './board-look.ts'

/** A stage of the board, with its first complaints; a link leads to all of them. Without any it is a narrow strip. */
export function StageColumn({ column, children }: { column: BoardColumn; children: ReactNode }) {
  const { status, total, more, cards } = column
  const { ref, isOver } = useDropPlace(status)
  const id = useId()
  const shown = totalWords({ total_results: total, more_results: more })
  // It stays narrow under a held card: columns that moved would come between the card and where it goes.
  if (total === 0 && cards.length === 0)
    return (
      <section ref={ref} aria-labelledby={id} className={clsx(EMPTY_COLUMN, isOver ? 'bg-ground-2' : 'bg-ground')}>
        <h2 id={id} className="sticky top-0 flex flex-col-reverse items-center gap-2 py-2.5">
          <span className="[writing-mode:vertical-rl]">
            <StageBadge status={status} />
          </span>
          <span className="text-2xs font-normal text-ink-3 tabular-nums">{shown}</span>
        </h2>
        <p className="sr-only">{m.complaints_office_board_none()}</p>
      </section>
    )
  return (
    <section ref={ref} aria-labelledby={id} className={clsx(BOARD_COLUMN, isOver && 'bg-ground-2!')}>
      <h2 id={id} className={clsx(BOARD_HEAD, isOver ? 'bg-ground-2' : 'bg-ground')}>
        <StageBadge status={status} />
        <span className="text-2xs font-normal text-ink-3 tabular-nums">{shown}</span>
      </h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">{children}</ul>
      {cards.length === 0 && <p className="px-1 text-2xs text-ink-3">{m.complaints_office_board_none()}</p>}
      {total > cards.length && <ShowAll status={status} shown={shown} />}
    </section>
  )
}

function ShowAll({ status, shown }: { status: string; shown: string }) {
  const params = new URLSearchParams(useLocation().search)
  params.delete('view')
  params.set('status', status)
  return (
    <TextLink to={`?${params}`} className="mt-3 inline-flex min-h-8 items-center px-1 text-xs pointer-coarse:min-h-11">
      {m.complaints_office_board_all({ shown })}
    </TextLink>
  )
}
