import { language } from 'contract/core/wording'
import { keyActor } from '../platform/audit/sentence.ts'
import type { Db } from '../platform/core/db.ts'

/** Who acts, as people read it: the person, or the API key by its name. */
export const actorName = async (tx: Db, { id, key }: { id: number; key?: { name: string } | undefined }) =>
  key ? keyActor(key.name, language()) : nameOf(tx, id)

/** First and last name of an account. */
export async function nameOf(tx: Db, accountId: number): Promise<string> {
  const { firstname, lastname } = await tx
    .selectFrom('account')
    .where('id', '=', accountId)
    .select(['firstname', 'lastname'])
    .executeTakeFirstOrThrow()
  return `${firstname} ${lastname}`
}
