import { m } from '#messages'
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx'

/** Skeleton of the palette. */
export const PaletteSkeleton = () => (
  <Loading label={m.office_loading()}>
    <div className="flex h-14 items-center border-b border-line px-5">
      <Skeleton className="h-4 w-52" />
    </div>
    <RowsSkeleton rows={6} />
  </Loading>
)

/** Some entries of it. */
export const RowsSkeleton = ({ rows }: { rows: number }) => (
  <div className="px-2 py-2">
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} className="flex h-12 items-center gap-3 px-3">
        <Skeleton pale className="size-5" />
        <Skeleton className="h-3.5 w-40" />
      </div>
    ))}
  </div>
)
