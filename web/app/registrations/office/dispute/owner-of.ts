import type { HeldRegistration } from 'contract/registrations/endpoints'
import { m } from '#messages'

/** The owner of the registration that holds the number, if the role may know. */
export const ownerOf = ({ customer }: Pick<HeldRegistration, 'customer'>): string =>
  customer ? `${customer.firstname} ${customer.lastname}` : m.registrations_office_a_customer()
