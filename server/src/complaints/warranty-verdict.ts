import { isoDay } from 'contract/core/dates/nepal-time'
import type { WarrantyVerdict } from 'contract/complaints/warranty-verdict'
import type { RegistrationStatus } from 'contract/registrations/words'
import { sql } from 'kysely'
import { promisedParts } from '../registrations/promise.ts'

/** The last day of a registration's warranty, and whether none can be worked out. */
export const standingColumns = [
  'registration.warranty_expiry',
  sql<boolean>`(registration.warranty_expiry is null
    and (registration.serial_number is null or registration.purchase_date is null))`.as('is_unproven'),
] as const

/** What decides, beside `standingColumns`, who pays for a repair. */
export const warrantyColumns = [
  'registration.status as registration_status',
  'registration.warranty_months',
  'registration.promised_parts',
  'registration.purchase_date as purchased_on',
  sql<number>`coalesce((select months from warranty_extension
    where registration_id = registration.id and state = 'active'), 0)`.as('extended_months'),
] as const

interface Registered {
  registration_status: RegistrationStatus
  warranty_expiry: string | null
  warranty_months: number
  promised_parts: unknown
  purchased_on: string | null
  is_unproven: boolean
  extended_months: number
  /** when the fault was reported */
  created_at: string | Date
}

/**
 * What the warranty says about a repair. The day on which the fault was reported counts, also where the repair takes
 * longer than the warranty: nobody pays for a delay that is not theirs.
 */
export function verdictOf(row: Registered): WarrantyVerdict {
  const { warranty_expiry: until, purchased_on: purchase_date, registration_status: status } = row
  const reported = isoDay(new Date(row.created_at))
  const parts = promisedParts({ promised_parts: row.promised_parts, purchase_date, status })
    .filter((part) => part.until !== '')
    .map((part) => ({ ...part, is_covered: reported <= part.until }))
  const told = { until: until ?? '', months: row.warranty_months, extended_months: row.extended_months, parts }
  if (row.is_unproven) return { ...told, verdict: 'unproven', parts: [] }
  if (until === null) return { ...told, verdict: 'waiting', parts: [] }
  if (reported <= until) return { ...told, verdict: 'covered' }
  return { ...told, verdict: parts.some(({ is_covered }) => is_covered) ? 'parts' : 'over' }
}
