import { clsx } from 'clsx'
import { curveOf } from './curve.ts'

const FRAME = { left: 1, right: 55, top: 2, bottom: 22 }

/** The last days as a small line beside a figure; the chart below has the same data in words. */
export const Sparkline = ({ values, className }: { values: readonly number[]; className?: string }) => (
  <svg viewBox="0 0 56 24" className={clsx('overflow-visible', className)} aria-hidden="true">
    <path
      d={curveOf(values, FRAME, Math.max(1, ...values))}
      fill="none"
      className="stroke-ink-3"
      strokeWidth="1.4"
      strokeLinejoin="round"
    />
  </svg>
)
