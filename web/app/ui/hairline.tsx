import { clsx } from 'clsx'

/** A line that separates and means nothing. */
export const Hairline = ({ className }: { className?: string }) => (
  <hr className={clsx('border-0 border-t border-line', className)} />
)
