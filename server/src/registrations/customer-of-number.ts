import type { CustomerOfNumber } from 'contract/registrations/endpoints'
import type { Db } from '../platform/core/db.ts'

/** The customer with this mobile number, or null; staff are not customers. */
export const findCustomerOfNumber = async (db: Db, contact: string): Promise<CustomerOfNumber | null> =>
  (await db
    .selectFrom('account')
    .where('contact', '=', contact)
    .where('role', '=', 'customer')
    .select(['id', 'firstname', 'lastname', 'contact', 'district', 'city'])
    .executeTakeFirst()) ?? null
