import { Skeleton } from '../ui/feedback/skeleton.tsx'

/** Cards with a picture to the left, as products and tickets have them. */
export const SkeletonRepairs = ({ count, className = '' }: { count: number; className?: string }) => (
  <div className={`grid gap-4 ${className}`}>
    {Array.from({ length: count }, (_, place) => (
      <div key={place} className="rounded-card border border-line p-4 lg:p-5">
        <div className="flex gap-4 lg:gap-5">
          <Skeleton pale className="size-20 shrink-0 rounded-control lg:size-32" />
          <div className="min-w-0 grow">
            <Skeleton className="mt-1 h-5 w-3/5" />
            <Skeleton pale className="mt-3 h-4 w-2/5" />
            <Skeleton pale className="mt-4 h-4 w-4/5" />
          </div>
        </div>
        <Skeleton pale className="mt-4 h-11 w-full rounded-control sm:w-48" />
      </div>
    ))}
  </div>
)
