import type { FontStyle, Placement } from 'contract/personalisations/lettering'
import type { PersonalisationStatus } from 'contract/personalisations/words'
import { m } from '#messages'

/** The fonts by their names for people. */
export const FONTS: Record<FontStyle, string> = { gothamNarrow: 'Gotham Narrow', arial: 'Arial' }

const STATUS: Record<PersonalisationStatus, () => string> = {
  pending: m.personalisations_pending,
  approved: m.personalisations_approved,
  rejected: m.personalisations_rejected,
}
const PLACEMENT: Record<Placement, () => string> = {
  horizontal: m.personalisations_horizontal,
  vertical: m.personalisations_vertical,
}

/** The state of a request as people read it. */
export const statusLabel = (status: PersonalisationStatus): string => STATUS[status]()

/** The direction of the lettering: `vertical`. */
export const placementLabel = (placement: Placement): string => PLACEMENT[placement]()

/** `vertical` as it begins a cell: `Vertical`. */
export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
