import type { Db } from '../core/db.ts'

/** Whether this is the first time: of several processes that ask in a transaction, one is told so. */
export async function claimOnce(tx: Db, name: string, at: Date): Promise<boolean> {
  const claim = await tx
    .insertInto('marker')
    .values({ name, value: JSON.stringify({ at }) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('name')
    .executeTakeFirst()
  return claim !== undefined
}
