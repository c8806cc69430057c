import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { m } from '#messages'

/** The loading state of the sign-ins and of what is below them. */
export const SecuritySkeleton = () => (
  <main id="main" className="mx-auto w-full max-w-2xl px-5 py-8 pb-20 lg:py-14 lg:pb-28">
    <Loading label={m.accounts_loading_sign_ins()}>
      <Skeleton className="h-9 w-56" />
      <Skeleton className="mt-12 h-6 w-64" />
      <Skeleton pale className="mt-3 h-4 w-full" />
      {Array.from({ length: 3 }, (_, row) => (
        <div key={row} className="mt-4 flex items-center gap-4">
          <Skeleton pale className="size-10 rounded-full" />
          <div className="grow">
            <Skeleton className="h-4 w-40" />
            <Skeleton pale className="mt-2 h-3 w-52" />
          </div>
        </div>
      ))}
      <Skeleton className="mt-14 h-6 w-32" />
      <Skeleton pale className="mt-3 h-11 w-48 rounded-control" />
    </Loading>
  </main>
)
