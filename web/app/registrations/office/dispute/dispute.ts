import type { HeldRegistration, RegistrationDetail } from 'contract/registrations/endpoints'

/** A disputed registration and the one that holds its serial number. */
export interface Dispute {
  registration: RegistrationDetail
  held: HeldRegistration
}
