import type { CustomerOfNumber } from 'contract/registrations/endpoints'
import { hasNumber } from '../accounts/numbers.queries.ts'
import type { Db } from '../platform/core/db.ts'

/** The customer with this mobile number, as the first or another one, or null; staff are not customers. */
export const findCustomerOfNumber = async (db: Db, contact: string): Promise<CustomerOfNumber | null> =>
  (await db
    .selectFrom('account')
    .where(hasNumber(contact))
    .where('role', '=', 'customer')
    .select(['id', 'firstname', 'lastname', 'contact', 'district', 'city'])
    .executeTakeFirst()) ?? null
