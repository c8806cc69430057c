import { shortDate } from '../ui/format/dates.ts'
import { ProgressBar } from '../ui/feedback/progress-bar.tsx'
import { isInWarranty, warrantyUsed } from './warranty.ts'
import { m } from '#messages'

/** The warranty from purchase to expiry, and how much of it is used. Empty without a warranty. */
export function WarrantyBar({ issue, expiry }: { issue: string; expiry: string }) {
  if (!expiry) return null
  return (
    <div>
      <p className="flex justify-between gap-4 text-2xs">
        <span className="text-ink-3">{m.registrations_warranty()}</span>
        <span className="text-ink-2 tabular-nums">
          {isInWarranty(expiry)
            ? m.registrations_until({ day: shortDate(expiry) })
            : m.registrations_expired_on({ day: shortDate(expiry) })}
        </span>
      </p>
      <ProgressBar label={m.registrations_used()} kind="meter" value={warrantyUsed(issue, expiry)} className="mt-1.5" />
    </div>
  )
}
