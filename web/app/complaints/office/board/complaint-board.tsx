import type { Pagination } from 'contract/core/fields'
import { COMPLAINT_STATUSES } from 'contract/complaints/words'
import { lazy, Suspense, type ReactNode } from 'react'
import { clsx } from 'clsx'
import { m } from '#messages'
import { ExportMenu } from '../../../lists/export-menu.tsx'
import { ListEmpty, ListFailed, type EmptyWords } from '../../../lists/list-absent.tsx'
import { ListFrame } from '../../../lists/list-frame.tsx'
import { useIsRefreshing } from '../../../lists/use-is-refreshing.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { totalWords } from '../../../ui/format/total-words.ts'
import { StageBadge } from '../stage-badge.tsx'
import type { BoardOfStages } from './board-loader.ts'
import { BOARD_COLUMN, BOARD_FRAME, BOARD_HEAD, BOARD_ROW } from './board-look.ts'

const StageBoard = lazy(() => import('./stage-board.tsx'))

export interface ComplaintBoardProps {
  title: string
  empty: EmptyWords
  /** the loader's result; undefined while loading */
  board: BoardOfStages | undefined
  actions: ReactNode
  filters: ReactNode
}

/** The complaints by stage, with the head and the filters of their list. */
export function ComplaintBoard({ title, empty, board, actions, filters }: ComplaintBoardProps) {
  const isRefreshing = useIsRefreshing()
  const pagination = board?.columns && totalOf(board.columns)
  return (
    <ListFrame
      title={title}
      pagination={pagination}
      whole={board}
      sentence={pagination && sentenceOf(pagination, empty.title)}
      actions={
        <>
          {pagination && board.exported && <ExportMenu exported={board.exported} total={pagination.total_results} />}
          {actions}
        </>
      }
      filters={filters}
    >
      {board?.failure !== undefined && <ListFailed why={board.failure} busy={isRefreshing} />}
      {pagination?.total_results === 0 && <ListEmpty {...empty} pagination={pagination} />}
      {(!pagination || pagination.total_results > 0) && board?.failure === undefined && (
        <section
          aria-label={m.ui_scrolls({ caption: m.complaints_office_board() })}
          aria-busy={isRefreshing || !board}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard (WCAG 2.1.1)
          tabIndex={0}
          className={clsx(BOARD_FRAME, 'transition-opacity', isRefreshing && 'opacity-50 delay-150')}
        >
          <div className={BOARD_ROW}>
            <Suspense fallback={<BoardSkeleton />}>
              {board?.columns ? <StageBoard columns={board.columns} /> : <BoardSkeleton />}
            </Suspense>
          </div>
        </section>
      )}
    </ListFrame>
  )
}

/** The columns before their cards are there. */
const BoardSkeleton = () =>
  COMPLAINT_STATUSES.map((stage) => (
    <div key={stage} aria-busy="true" className={BOARD_COLUMN}>
      <p className={BOARD_HEAD}>
        <StageBadge status={stage} />
      </p>
      <Skeleton className="h-32 w-full animate-late rounded-control" />
    </div>
  ))

/** All stages together. */
function totalOf(columns: NonNullable<BoardOfStages['columns']>): Pagination {
  const total = columns.reduce((sum, column) => sum + column.total, 0)
  return {
    page: 1,
    total_pages: 1,
    results_per_page: total,
    total_results: total,
    more_results: columns.some(({ more }) => more),
  }
}

const sentenceOf = (pagination: Pagination, nothing: string): string =>
  pagination.total_results === 0
    ? nothing
    : m.lists_results({ count: pagination.total_results, shown: totalWords(pagination) })
