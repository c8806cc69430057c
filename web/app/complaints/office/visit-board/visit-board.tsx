import { ENGINEER_LIST } from 'contract/core/office-paths'
import { clsx } from 'clsx'
import Users from 'lucide-react/icons/users'
import { lazy, Suspense } from 'react'
import { m } from '#messages'
import { ListFailed } from '../../../lists/list-absent.tsx'
import { ListFrame } from '../../../lists/list-frame.tsx'
import { useIsRefreshing } from '../../../lists/use-is-refreshing.ts'
import { ViewSwitch } from '../../../lists/views/view-switch.tsx'
import { useMay } from '../../../office/office-data.ts'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { whole } from '../../../ui/format/numbers.ts'
import type { WeekOfVisits } from './visit-board-loader.ts'
import { WeekControls } from './week-controls.tsx'

const WeekBoard = lazy(() => import('./week-board.tsx'))

/** A week of visits by engineer and day; undefined while it loads. */
export function VisitBoardScreen({ board }: { board: WeekOfVisits | undefined }) {
  const isRefreshing = useIsRefreshing()
  const mayWrite = useMay('complaints.write')
  const week = board?.week
  const count = week?.data.length ?? 0
  return (
    <ListFrame
      title={m.visits_title()}
      pagination={
        week && { page: 1, total_pages: 1, results_per_page: count, total_results: count, more_results: week.more }
      }
      whole={undefined}
      sentence={week && m.visits_count({ count, shown: whole(count) })}
      actions={<ViewSwitch plain={m.visits_day()} />}
      filters={
        week && (
          <>
            <WeekControls week={week} />
            {mayWrite && <p className="mt-3 text-2xs text-ink-2">{m.visits_board_told()}</p>}
            {week.more && (
              <p className="mt-1 text-2xs text-ink-2">{m.visits_board_more({ shown: whole(week.data.length) })}</p>
            )}
          </>
        )
      }
    >
      {board?.failure !== undefined && <ListFailed why={board.failure} busy={isRefreshing} />}
      {week && isNothing(week) && (
        <EmptyState icon={<Users />} title={m.visits_board_none()} text={m.visits_board_none_text()}>
          <ButtonLink to={ENGINEER_LIST} variant="line">
            {m.visits_board_engineers()}
          </ButtonLink>
        </EmptyState>
      )}
      {!board && <WeekSkeleton />}
      {week && !isNothing(week) && (
        <section
          aria-label={m.ui_scrolls({ caption: m.visits_board() })}
          aria-busy={isRefreshing}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard (WCAG 2.1.1)
          tabIndex={0}
          className={clsx(
            'relative min-h-0 grow transition-opacity focus-visible:-outline-offset-2 md:overflow-x-auto lg:overflow-auto',
            isRefreshing && 'opacity-50 delay-150',
          )}
        >
          <Suspense fallback={<WeekSkeleton />}>
            <WeekBoard week={week} key={week.days[0]!.day} />
          </Suspense>
        </section>
      )}
    </ListFrame>
  )
}

const isNothing = ({ engineers, data, waiting }: NonNullable<WeekOfVisits['week']>) =>
  engineers.length === 0 && data.length === 0 && waiting.total === 0

const WeekSkeleton = () => (
  <Loading label={m.office_loading()} className="p-4 lg:px-6">
    <div className="grid gap-3">
      {['a', 'b', 'c', 'd'].map((row) => (
        <Skeleton key={row} pale className="h-28 w-full rounded-card" />
      ))}
    </div>
  </Loading>
)
