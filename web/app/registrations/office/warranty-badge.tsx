import { m } from '#messages'
import { Badge } from '../../ui/data/badge.tsx'
import { longDate } from '../../ui/format/dates.ts'
import { UnprovenBadge } from '../unproven.tsx'
import { isInWarranty } from '../warranty.ts'

export interface WarrantyBadgeProps {
  expiry: string
  /** the serial number or the day of purchase is not known */
  isUnproven: boolean
}

/** Whether a repair is free; the day is said on pointing. Without a last day, as before an approval, only that it is not proven. */
export const WarrantyBadge = ({ expiry, isUnproven }: WarrantyBadgeProps) =>
  expiry === '' ? (
    isUnproven && <UnprovenBadge />
  ) : (
    <span title={m.registrations_office_badge_until({ day: longDate(expiry) })}>
      {isInWarranty(expiry) ? (
        <Badge tone="green">{m.registrations_office_badge_in()}</Badge>
      ) : (
        <Badge tone="grey">{m.registrations_office_badge_out()}</Badge>
      )}
    </span>
  )
