import type { Db } from '../services.ts'

/** First and last name of an account. */
export async function nameOf(tx: Db, accountId: number): Promise<string> {
  const { firstname, lastname } = await tx
    .selectFrom('account')
    .where('id', '=', accountId)
    .select(['firstname', 'lastname'])
    .executeTakeFirstOrThrow()
  return `${firstname} ${lastname}`
}

/** The number to which the text messages of an account go. */
export async function contactOf(tx: Db, accountId: number): Promise<string> {
  const { contact } = await tx
    .selectFrom('account')
    .where('id', '=', accountId)
    .select('contact')
    .executeTakeFirstOrThrow()
  return contact
}
