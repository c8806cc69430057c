import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/**
 * A grey placeholder in the size of its content: `h-4 w-3/5`. `pale` for pictures and second lines. It does not animate:
 * `animate-late` around a skeleton makes it pulse as a whole, because a compositor layer per bar is too much for a cheap phone.
 */
export const Skeleton = ({ pale = false, className }: { pale?: boolean; className?: string }) => (
  <span className={clsx('block rounded', pale ? 'bg-ground' : 'bg-ground-2', className)} />
)

/** A placeholder while loading. It takes its space at once and becomes visible after 300 ms. */
export const Loading = ({ label, className, children }: { label: string; className?: string; children: ReactNode }) => (
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> may not hold blocks
  <div role="status" aria-busy="true" className={className}>
    <span className="sr-only">{label}</span>
    <div aria-hidden="true" className="animate-late">
      {children}
    </div>
  </div>
)
