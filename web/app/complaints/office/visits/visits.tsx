import { COMPLAINT_LIST } from 'contract/core/office-paths'
import { m } from '#messages'
import { useFilter } from '../../../lists/filters/filters.tsx'
import type { OfficeHandle } from '../../../office/crumbs.ts'
import { DetailSkeleton } from '../../../office/detail.tsx'
import { needs } from '../../../session/guard.ts'
import type { Route } from './+types/visits'
import { isBoard } from '../board/board-loader.ts'
import { DayVisits, loadDay } from './day-visits.tsx'
import { moveDayAction } from './move-day-action.ts'
import { loadWeek } from '../visit-board/visit-board-loader.ts'
import { VisitBoardScreen } from '../visit-board/visit-board.tsx'

export const handle: OfficeHandle = {
  crumbs: () => [{ text: m.complaints_office_title(), to: COMPLAINT_LIST }, { text: m.visits_title() }],
}
export const clientMiddleware = [needs('complaints.read')]
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) =>
  isBoard(new URL(request.url)) ? { board: await loadWeek(request) } : { visits: await loadDay(request) }
export const clientAction = ({ request }: Route.ClientActionArgs) => moveDayAction(request)
export const HydrateFallback = () =>
  useFilter('view') === 'board' ? <VisitBoardScreen board={undefined} /> : <DetailSkeleton />

/** `/baltra-admin-dashboard/visits` */
export default function Visits({ loaderData: { board, visits } }: Route.ComponentProps) {
  return visits ? <DayVisits visits={visits} /> : <VisitBoardScreen board={board} />
}
