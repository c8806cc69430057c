import type { Db } from '../services.ts'

/** Where a customer hears by SMS. */
export async function contactOf(db: Db, customerId: number): Promise<string> {
  const { contact } = await db
    .selectFrom('account')
    .where('id', '=', customerId)
    .select('contact')
    .executeTakeFirstOrThrow()
  return contact
}
