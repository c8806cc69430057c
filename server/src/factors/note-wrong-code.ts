import { m } from 'contract/messages'
import type { Services } from '../platform/core/services.ts'
import { personOf, tellOwner } from './tell-owner.ts'

/**
 * Counts a wrong code of an account whose password was right. After five in a day the owner is told, once: if it was not
 * the owner, someone else has the password.
 */
export async function noteWrongCode(services: Services, accountId: number): Promise<void> {
  const { db, limits, log } = services
  if (!(await limits.reaches('factor-wrong.account', String(accountId)))) return
  log.warn({ account: accountId }, 'many wrong codes of a second factor')
  await db.transaction().execute(async (tx) => {
    const account = await personOf(tx, accountId)
    await tellOwner(services, tx, account, (locale, brand) => m.factors_guessed({ brand }, { locale }))
  })
}
