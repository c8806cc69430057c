import type { RegistrationDetail } from 'contract/registrations/endpoints'
import type { RegistrationStatus } from 'contract/registrations/words'
import { m } from '#messages'

/** The possible decisions, in the order of the bar. */
export const DECISIONS = ['Approved', 'Discount', 'Rejected'] as const
export type Decision = (typeof DECISIONS)[number]

/** The words on the buttons. */
export const DECISION_VERB: Record<Decision, () => string> = {
  Approved: m.registrations_office_approve,
  Discount: m.registrations_office_approve_discount,
  Rejected: m.registrations_office_reject,
}

/** The key of each. */
export const DECISION_KEY: Record<Decision, string> = { Approved: 'a', Discount: 'd', Rejected: 'r' }

/** The decision a colleague has made in the meantime. */
export const ALREADY: Record<RegistrationStatus, () => string> = {
  Pending: m.registrations_office_already_pending,
  Approved: m.registrations_office_already_approved,
  Discount: m.registrations_office_already_discount,
  Rejected: m.registrations_office_already_rejected,
}

/** Names a registration below a message. */
export const aboutOf = ({ firstname, lastname, model_name }: RegistrationDetail): string =>
  `${firstname} ${lastname}, ${model_name}`
