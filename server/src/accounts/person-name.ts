import type { Db } from '../platform/core/db.ts'

/** First and last name of an account. */
export async function nameOf(tx: Db, accountId: number): Promise<string> {
  const { firstname, lastname } = await tx
    .selectFrom('account')
    .where('id', '=', accountId)
    .select(['firstname', 'lastname'])
    .executeTakeFirstOrThrow()
  return `${firstname} ${lastname}`
}
