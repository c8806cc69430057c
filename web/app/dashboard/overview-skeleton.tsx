import { clsx } from 'clsx'
import { m } from '#messages'
import { brand } from '../brand/brand.tsx'
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx'
import { FIGURE_CELL, figureGrid } from './figure-cards.tsx'

const SEVEN = [1, 2, 3, 4, 5, 6, 7]
const FOUR = [1, 2, 3, 4]

/** The shape of the dashboard while it is on its way. */
export const OverviewSkeleton = () => (
  <Loading label={m.dashboard_loading()} className="w-full max-w-360 px-4 pb-12 lg:px-8">
    <title>{`${m.dashboard_overview()} | ${brand.name}`}</title>
    <div className="flex items-center justify-between py-6">
      <div>
        <Skeleton className="h-7 w-32" />
        <Skeleton pale className="mt-1.5 h-4 w-40" />
      </div>
      <Skeleton pale className="h-9 w-24 rounded-control" />
    </div>
    <Skeleton className="h-5 w-32" />
    <div className="mt-3 grid xl:grid-cols-2 xl:gap-x-10">
      {FOUR.map((place) => (
        <Skeleton key={place} pale className="mt-3 h-12 rounded-control" />
      ))}
    </div>
    <div className={clsx('mt-10', figureGrid(SEVEN.length))}>
      {SEVEN.map((place) => (
        <div key={place} className={`${FIGURE_CELL} px-4 py-4`}>
          <Skeleton pale className="h-4 w-24" />
          <Skeleton className="mt-2 h-7 w-16" />
          <Skeleton pale className="mt-2 h-9 w-28 max-sm:hidden" />
        </div>
      ))}
    </div>
    <div className="mt-10 grid gap-10 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div>
        <Skeleton className="h-5 w-56" />
        <Skeleton pale className="mt-4 h-58 rounded-card xl:h-104" />
      </div>
      <div>
        <Skeleton className="h-5 w-32" />
        <Skeleton pale className="mt-4 h-58 rounded-card xl:h-104" />
      </div>
    </div>
  </Loading>
)
