import { m } from 'contract/messages'
import type { Locale } from 'contract/core/locale'

const WORDS: Record<string, (places: Record<string, never>, options?: { locale: Locale }) => string> = {
  completed: m.core_state_completed,
  cancelled: m.core_state_cancelled,
  pending: m.core_state_pending,
  approved: m.core_state_approved,
  rejected: m.core_state_rejected,
  discount: m.core_state_discount,
}

/**
 * The state of a request or complaint within a sentence: `completed`; one without a word of its own as it is stored. In the
 * language of the request unless one is given.
 */
export const stateText = (status: string, locale?: Locale): string =>
  WORDS[status.toLowerCase()]?.({}, locale && { locale }) ?? status.toLowerCase()
