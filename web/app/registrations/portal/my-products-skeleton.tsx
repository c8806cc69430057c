import { SkeletonRepairs } from '../../portal/skeleton-repairs.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { m } from '#messages'

/** The shape of the list of products while it is on its way. */
export const MyProductsSkeleton = () => (
  <main id="main" className="mx-auto w-full max-w-shop px-5 pb-20 lg:px-10 lg:pb-28">
    <Loading label={m.registrations_loading_products()}>
      <div className="flex flex-wrap items-end justify-between gap-4 py-8 lg:py-14">
        <div>
          <Skeleton className="h-9 w-48 lg:h-12 lg:w-64" />
          <Skeleton pale className="mt-3 h-5 w-52" />
        </div>
        <Skeleton className="h-12 w-full rounded-control sm:w-52" />
      </div>
      <SkeletonRepairs count={3} className="lg:w-7/12" />
    </Loading>
  </main>
)
