import type { Personalisation } from 'contract/personalisations/endpoints'
import { PERSONALISATION_STATUSES, type PersonalisationStatus } from 'contract/personalisations/words'
import { m } from '#messages'

const STATUS: Record<PersonalisationStatus, () => string> = {
  pending: m.personalisations_office_status_pending,
  approved: m.personalisations_office_status_approved,
  rejected: m.personalisations_office_status_rejected,
}

const PLACEMENT: Record<Personalisation['placement'], () => string> = {
  horizontal: m.personalisations_office_placement_horizontal,
  vertical: m.personalisations_office_placement_vertical,
}

/** The status of a request as staff read it. */
export const statusLabel = (status: PersonalisationStatus): string => STATUS[status]()

/** The direction of the lettering on the bottle. */
export const placementLabel = (placement: Personalisation['placement']): string => PLACEMENT[placement]()

/** The choices of the filters, in words. */
export const STATUS_OPTIONS = PERSONALISATION_STATUSES.map((value) => ({ value, text: STATUS[value] }))
export const PLACEMENT_OPTIONS = Object.entries(PLACEMENT).map(([value, text]) => ({ value, text }))
