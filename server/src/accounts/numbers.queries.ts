import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../platform/core/db.ts'

/** Whether an account has this number, as its first or as another one. */
export const hasNumber = (contact: string): RawBuilder<boolean> => sql<boolean>`account.id = any(array(
  select id from account where contact = ${contact} and contact <> ''
  union all select account_id from account_number where contact = ${contact}))`

/**
 * As hasNumber, for numbers like a pattern, and with the number that an account gave up. An array of few ids goes with the index on
 * the first number.
 */
export const hasNumberLike = (pattern: string): RawBuilder<boolean> => sql<boolean>`(account.contact like ${pattern}
  or account.id = any(array(select account_id from account_number where contact like ${pattern}
    union all select id from account where number_given_up like ${pattern})))`

/** Whether an account signs in with this number: its first, or another one that its owner proved. */
export const signsInWith = (contact: string): RawBuilder<boolean> => sql<boolean>`account.id = any(array(
  select id from account where contact = ${contact} and contact <> ''
  union all select account_id from account_number where contact = ${contact} and proven))`

/** The numbers of an account beside its first, oldest first. */
export const otherNumbersOf = (db: Db, accountId: number) =>
  db
    .selectFrom('account_number')
    .where('account_id', '=', accountId)
    .select(['contact', 'proven'])
    .orderBy('added_at')
    .orderBy('contact')
    .execute()

/** Of two who enter the same number for different accounts at once, the second sees what the first did. */
export async function lockNumber(tx: Db, contact: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`number:${contact}`}, 0))`.execute(tx)
}

/** Records another number of an account. */
export const insertNumber = (tx: Db, number: { contact: string; account_id: number; proven: boolean; at: Date }) =>
  tx
    .insertInto('account_number')
    .values({
      contact: number.contact,
      account_id: number.account_id,
      proven: number.proven,
      added_at: number.at.toISOString(),
    })
    .execute()

/** Takes another number away from an account; undefined if it has none such. */
export const deleteNumber = (tx: Db, accountId: number, contact: string) =>
  tx
    .deleteFrom('account_number')
    .where('account_id', '=', accountId)
    .where('contact', '=', contact)
    .returning(['contact', 'proven'])
    .executeTakeFirst()
