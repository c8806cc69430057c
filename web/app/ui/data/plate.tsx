import { clsx } from 'clsx'
import type { ReactNode } from 'react'

const COLUMNS = { 2: 'grid-cols-2', 3: 'grid-cols-2 sm:grid-cols-3', 4: 'grid-cols-2 sm:grid-cols-4' }

/** Facts of a product, a customer or a day, laid out like the rating plate under an appliance. */
export const Plate = ({
  columns = 4,
  className,
  children,
}: {
  columns?: keyof typeof COLUMNS
  className?: string
  children: ReactNode
}) => (
  <dl className={clsx('grid overflow-hidden rounded-card border border-line', COLUMNS[columns], className)}>
    {children}
  </dl>
)

/** One cell: label above value. An absent value reads as a dash. */
export const PlateCell = ({
  label,
  className,
  children,
}: {
  label: string
  className?: string
  children: ReactNode
}) => (
  <div className={clsx('-mt-px -ml-px min-w-0 border-t border-l border-line px-4 py-3', className)}>
    <dt className="text-2xs text-ink-3">{label}</dt>
    <dd className="mt-0.5 text-sm font-medium wrap-anywhere tabular-nums">{children || '–'}</dd>
  </div>
)
