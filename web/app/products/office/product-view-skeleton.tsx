import { m } from '#messages'
import { brand } from '../../brand/brand.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'

/** A product on its way. */
export const ProductViewSkeleton = () => (
  <Loading label={m.office_loading()} className="w-full max-w-304 px-4 py-5 lg:px-6">
    <title>{brand.name}</title>
    <Skeleton className="h-7 w-64" />
    <Skeleton pale className="mt-2 h-4 w-80 max-w-full" />
    <div className="mt-7 grid gap-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <Skeleton pale className="h-130 rounded-card" />
      <Skeleton pale className="h-130 rounded-card" />
    </div>
    <Skeleton pale className="mt-5 h-64 rounded-card" />
  </Loading>
)
