import type { EnquiryKind } from 'contract/enquiries/words'
import type { Services } from '../../src/platform/core/services.ts'

export interface EnquiryOptions {
  name?: string
  email?: string
  phone?: string
  note?: string
  read_at?: Date | null
  owner_id?: number
  kind?: EnquiryKind
  created_at?: Date
}

/** A message of the contact form. */
export const buildEnquiry = (services: Services, options: EnquiryOptions = {}) =>
  services.db
    .insertInto('enquiry')
    .values({
      name: 'Rita Khadka',
      email: 'rita@example.com',
      phone: '9803441907',
      note: 'Where do you sell fans?',
      ...options,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
