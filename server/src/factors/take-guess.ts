import type { Services } from '../platform/core/services.ts'
import type { Source } from '../platform/core/source.ts'
import { hashOfToken } from '../platform/core/token.ts'
import { tokenOfDevice } from '../platform/sessions/known-devices.ts'

/**
 * Counts a guess of a code: so few an hour and a day that guessing leads nowhere. A browser in which the account signed in
 * before has guesses of its own, which strangers cannot use up. Throws TooMany; what it returns takes the count back.
 */
export async function takeGuess(
  { limits, db, config }: Services,
  accountId: number,
  { source, device }: { source: Source; device?: string | undefined },
): Promise<() => Promise<void>> {
  const token = tokenOfDevice(config, device)
  const known =
    token &&
    (await db
      .selectFrom('device')
      .where('account_id', '=', accountId)
      .where('token_hash', '=', hashOfToken(token))
      .select('account_id')
      .executeTakeFirst())
  if (token && known) return limits.take('factor.device', `${accountId}|${hashOfToken(token)}`)
  const [ofSource, ofAccount] = [
    await limits.take('factor.pair', [String(accountId), source.key]),
    await limits.take('factor.account', String(accountId)),
  ]
  return async () => {
    await Promise.all([ofSource(), ofAccount()])
  }
}
