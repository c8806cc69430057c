import { getProfile } from '../accounts/account.queries.ts'
import type { SignedIn } from '../accounts/sign-in.ts'
import { noteSignIn } from '../accounts/silent-account.ts'
import type { Caller } from '../platform/core/caller.ts'
import type { Services } from '../platform/core/services.ts'
import { beginSession } from '../platform/sessions/begin-session.ts'
import { endSessionOf } from '../platform/sessions/end-session.ts'
import { recordProof } from '../platform/sessions/recent-password.ts'
import { takeOutcome } from './outcome.ts'
import { NotSignedIn, problemOf } from './refusal.ts'

/** Signs in the person whom the provider sent back in this browser, once. Throws NotSignedIn, or what refused it. */
export async function signInByProvider(
  services: Services,
  token: string | undefined,
  by: { name: string; userAgent: string; authorization: string | undefined; log: Pick<Services['log'], 'info'> },
): Promise<SignedIn & { next: string }> {
  const { db, clock, files } = services
  const { account_id: id, session_id, refusal, next } = await takeOutcome(services, token)
  if (refusal !== null) throw problemOf(refusal, by.name)
  if (id === null || session_id !== null) throw new NotSignedIn('lost')
  const begun = await db.transaction().execute(async (tx) => {
    const account = await tx.selectFrom('account').where('id', '=', id).select(['id', 'role']).executeTakeFirst()
    if (!account || account.role === 'customer') throw new NotSignedIn('lost')
    await noteSignIn(tx, id, clock.now())
    // Whether one proof is enough is the organisation's rule, at the provider.
    return beginSession(services, tx, account, by.userAgent, { byFactor: true, whole: true })
  })
  by.log.info({ account: id }, 'signed in by the provider')
  await endSessionOf(services, by.authorization)
  return { token: begun, data: await getProfile(db, files, id, services), next }
}

/** Records that the caller just proved to the provider once more who they are. Throws as above. */
export async function proveByProvider(
  services: Services,
  user: Caller,
  token: string | undefined,
  { name }: { name: string },
): Promise<void> {
  const { account_id, session_id, refusal } = await takeOutcome(services, token)
  if (refusal !== null) throw problemOf(refusal, name)
  if (account_id !== user.id || session_id !== user.sessionId) throw new NotSignedIn('lost')
  await recordProof(services, user, { byFactor: true })
}
