import type { HeldRegistration } from 'contract/registrations/endpoints'
import { m } from '#messages'

/** Whose registration holds the number, as far as the role may know. */
export const ownerOf = ({ customer }: Pick<HeldRegistration, 'customer'>): string =>
  customer ? `${customer.firstname} ${customer.lastname}` : m.registrations_office_a_customer()
