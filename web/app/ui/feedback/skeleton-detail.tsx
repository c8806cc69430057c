import { Loading, Skeleton } from './skeleton.tsx'

/** Skeleton of a page about one record: picture on the left, text on the right. */
export const SkeletonDetail = ({ label }: { label: string }) => (
  <Loading label={label}>
    <div className="grid gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-16">
      <Skeleton pale className="aspect-[4/3] rounded-ground lg:aspect-[4/5]" />
      <div>
        <Skeleton className="h-4 w-24" />
        <Skeleton className="mt-4 h-12 w-4/5" />
        <Skeleton pale className="mt-5 h-4 w-full" />
        <Skeleton pale className="mt-2.5 h-4 w-3/4" />
        <Skeleton className="mt-7 h-7 w-32" />
        <Skeleton className="mt-9 h-12 w-full rounded-control" />
        <Skeleton pale className="mt-3 h-12 w-full rounded-control" />
        <Skeleton pale className="mt-9 h-44 w-full rounded-card" />
      </div>
    </div>
  </Loading>
)
