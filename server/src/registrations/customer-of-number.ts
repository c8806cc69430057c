import type { CustomerOfNumber } from 'contract/registrations/endpoints'
import type { Db } from '../core/db.ts'

/** The customer whose mobile number this is, or null; staff are no customers. */
export const findCustomerOfNumber = async (db: Db, contact: string): Promise<CustomerOfNumber | null> =>
  (await db
    .selectFrom('account')
    .where('contact', '=', contact)
    .where('role', '=', 'customer')
    .select(['id', 'firstname', 'lastname', 'contact', 'district', 'city'])
    .executeTakeFirst()) ?? null
