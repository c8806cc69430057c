import { brand } from '../../brand/brand.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'

/** The skeleton of an account screen while the browser reads its state. */
export const AccountSkeleton = () => (
  <main id="main" className="mx-auto flex w-full max-w-md grow flex-col pt-4 pb-8 lg:justify-center" aria-busy="true">
    <title>{brand.name}</title>
    <Skeleton className="h-8 w-64 max-w-full" />
    <Skeleton className="mt-8 h-10 w-72 max-w-full" />
    <Skeleton className="mt-4 h-5 w-80 max-w-full" />
    <Skeleton className="mt-8 h-14 w-full" />
    <Skeleton className="mt-7 h-12 w-full" />
  </main>
)
