import { clsx } from 'clsx'
import { Loading, Skeleton } from './skeleton.tsx'

export interface SkeletonCardsProps {
  count?: number
  /** `Loading products` */
  label: string
  /** The columns of the grid. */
  className?: string
}

/** Skeleton of a grid of product cards. */
export const SkeletonCards = ({ count = 8, label, className = 'grid-cols-2 lg:grid-cols-4' }: SkeletonCardsProps) => (
  <Loading label={label}>
    <div className={clsx('grid gap-x-3 gap-y-8 lg:gap-x-6 lg:gap-y-12', className)}>
      {Array.from({ length: count }, (_, place) => (
        <div key={place}>
          <Skeleton pale className="aspect-square rounded-ground" />
          <Skeleton className="mt-4 h-4 w-3/5" />
          <Skeleton pale className="mt-2.5 h-3 w-4/5" />
          <Skeleton className="mt-3 h-4 w-2/5" />
        </div>
      ))}
    </div>
  </Loading>
)
