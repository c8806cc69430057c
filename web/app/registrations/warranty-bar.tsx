import { shortDate } from '../ui/format/dates.ts'
import { ProgressBar } from '../ui/feedback/progress-bar.tsx'
import { isInWarranty, warrantyUsed } from './warranty.ts'

/** The warranty from purchase to expiry, and how much of it is used. Nothing while there is none. */
export function WarrantyBar({ issue, expiry }: { issue: string; expiry: string }) {
  if (!expiry) return null
  return (
    <div>
      <p className="flex justify-between gap-4 text-2xs">
        <span className="text-ink-3">Warranty</span>
        <span className="text-ink-2 tabular-nums">
          {isInWarranty(expiry) ? 'until' : 'expired on'} {shortDate(expiry)}
        </span>
      </p>
      <ProgressBar label="Warranty used" kind="meter" value={warrantyUsed(issue, expiry)} className="mt-1.5" />
    </div>
  )
}
