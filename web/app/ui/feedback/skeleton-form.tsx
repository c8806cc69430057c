import { Loading, Skeleton } from './skeleton.tsx'

/** Skeleton of a form with this many fields in two columns. */
export const SkeletonForm = ({ label, fields = 6 }: { label: string; fields?: number }) => (
  <Loading label={label}>
    <div className="grid max-w-2xl gap-x-4 gap-y-5 sm:grid-cols-2">
      {Array.from({ length: fields }, (_, place) => (
        <div key={place}>
          <Skeleton className="h-3.5 w-24" />
          <Skeleton pale className="mt-2.5 h-11 w-full rounded-control" />
        </div>
      ))}
    </div>
  </Loading>
)
