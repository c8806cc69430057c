import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx'
import { m } from '#messages'

/** The shape of notices while they are on their way. */
export const NoticesSkeleton = ({ count }: { count: number }) => (
  <Loading label={m.notices_loading()}>
    {Array.from({ length: count }, (_, place) => (
      <div key={place} className="flex gap-3.5 border-b border-line px-4 py-3.5 last:border-b-0">
        <Skeleton className="size-9 shrink-0 rounded-full" />
        <div className="min-w-0 grow">
          <Skeleton className="mt-1 h-4 w-2/5" />
          <Skeleton pale className="mt-2.5 h-3.5 w-full" />
          <Skeleton pale className="mt-2.5 h-3 w-24" />
        </div>
      </div>
    ))}
  </Loading>
)
