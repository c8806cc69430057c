import { m } from 'contract/messages'
import type { Wording } from 'contract/core/wording'
import type { RegistrationStatus } from 'contract/registrations/words'

/** How a decision is told: made now, made before, and made by somebody else meanwhile. */
export const DECIDED: Record<
  RegistrationStatus,
  { now: Wording; already: Wording; meanwhile: (by: { who: string }) => string }
> = {
  Pending: {
    now: m.registrations_now_pending,
    already: m.registrations_already_pending,
    meanwhile: m.registrations_meanwhile_pending,
  },
  Approved: {
    now: m.registrations_now_approved,
    already: m.registrations_already_approved,
    meanwhile: m.registrations_meanwhile_approved,
  },
  Discount: {
    now: m.registrations_now_discount,
    already: m.registrations_already_discount,
    meanwhile: m.registrations_meanwhile_discount,
  },
  Rejected: {
    now: m.registrations_now_rejected,
    already: m.registrations_already_rejected,
    meanwhile: m.registrations_meanwhile_rejected,
  },
}
