import { REGISTRATION_STATUSES, type RegistrationFate } from 'contract/registrations/words'
import { m } from '#messages'

const LABEL: Record<RegistrationFate, () => string> = {
  Pending: m.registrations_office_status_pending,
  Approved: m.registrations_office_status_approved,
  Discount: m.registrations_office_status_discount,
  Rejected: m.registrations_office_rejected,
  Withdrawn: m.registrations_office_status_withdrawn,
  Deleted: m.registrations_office_status_deleted,
}

/** The outcome of a registration, for staff. */
export const statusLabel = (fate: RegistrationFate): string => LABEL[fate]()

/** The choices of the filter, in words. */
export const STATUS_OPTIONS = REGISTRATION_STATUSES.map((value) => ({ value, text: LABEL[value] }))
