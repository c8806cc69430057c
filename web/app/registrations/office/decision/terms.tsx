import type { ApprovalTerms, RegistrationDetail } from 'contract/registrations/endpoints'
import { m } from '#messages'
import { Badge } from '../../../ui/data/badge.tsx'
import { inBothCalendars } from '../../../ui/format/both-calendars.ts'
import { whole } from '../../../ui/format/numbers.ts'
import { isInWarranty } from '../../warranty.ts'
import { isApproved } from 'contract/registrations/words'

export interface TermsProps {
  registration: RegistrationDetail
  /** undefined while the server is asked */
  terms: ApprovalTerms | undefined
}

/** What approving comes to, said before it is pressed: the last day of the warranty, points, and what else follows. */
export const Terms = ({ registration, terms }: TermsProps) => (
  <div className="min-w-0 grow text-xs text-ink-2 tabular-nums" aria-live="polite">
    <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm font-semibold text-ink">
      {terms ? untilWords(terms) : '…'}
      {terms?.warranty_expiry && !isInWarranty(terms.warranty_expiry) && (
        <Badge tone="amber">{m.registrations_office_expired_badge()}</Badge>
      )}
    </p>
    <p className="mt-0.5">{terms && consequences(registration, terms).join(' ')}</p>
  </div>
)

/** The last day; while serial number or day of purchase are not known there is none. */
const untilWords = ({ warranty_expiry: day }: ApprovalTerms): string =>
  day ? m.registrations_office_badge_until({ day: inBothCalendars(day) }) : m.registrations_unproven()

function consequences(registration: RegistrationDetail, { warranty_months, points }: ApprovalTerms): string[] {
  const months = m.registrations_office_bar_months({ count: warranty_months, shown: whole(warranty_months) })
  if (isApproved(registration.status)) return [months, m.registrations_office_stays()]
  if (registration.is_duplicate && registration.shares_serial) return [m.registrations_office_bar_duplicate()]
  const awarded =
    points > 0
      ? m.registrations_office_awarded({ name: registration.firstname, points: whole(points) })
      : m.registrations_office_no_points()
  return [months, awarded]
}
