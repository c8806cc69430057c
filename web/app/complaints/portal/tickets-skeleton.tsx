import { SkeletonRepairs } from '../../portal/skeleton-repairs.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { m } from '#messages'

/** The shape of the tickets while they are on their way. */
export const TicketsSkeleton = () => (
  <main id="main" className="mx-auto w-full max-w-4xl px-5 pb-20 lg:px-10 lg:pb-28">
    <Loading label={m.complaints_loading_tickets()}>
      <div className="pt-8 pb-5 lg:pt-14">
        <Skeleton className="h-9 w-72 max-w-full lg:h-12" />
        <Skeleton pale className="mt-3 h-5 w-80 max-w-full" />
      </div>
      <Skeleton pale className="h-14 w-full" />
      <Skeleton pale className="mt-5 mb-5 h-40 w-full rounded-control md:h-18" />
      <SkeletonRepairs count={4} />
    </Loading>
  </main>
)
