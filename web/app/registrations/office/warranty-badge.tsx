import { m } from '#messages'
import { Badge } from '../../ui/data/badge.tsx'
import { longDate } from '../../ui/format/dates.ts'
import { isInWarranty } from '../warranty.ts'

/** Whether a repair is free; the day is said on pointing. Nothing without a last day, as before an approval. */
export const WarrantyBadge = ({ expiry }: { expiry: string }) =>
  expiry === '' ? null : (
    <span title={m.registrations_office_badge_until({ day: longDate(expiry) })}>
      {isInWarranty(expiry) ? (
        <Badge tone="green">{m.registrations_office_badge_in()}</Badge>
      ) : (
        <Badge tone="grey">{m.registrations_office_badge_out()}</Badge>
      )}
    </span>
  )
