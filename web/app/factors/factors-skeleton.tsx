import { m } from '#messages'
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx'

/** The loading state of factors and passkeys. */
export const FactorsSkeleton = () => (
  <Loading label={m.factors_loading()}>
    {[0, 1, 2].map((row) => (
      <div key={row} className="flex items-center gap-4 py-3">
        <Skeleton pale className="size-10 rounded-full" />
        <div className="grow">
          <Skeleton className="h-4 w-40" />
          <Skeleton pale className="mt-2 h-3 w-64 max-w-full" />
        </div>
      </div>
    ))}
  </Loading>
)
