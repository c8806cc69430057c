import type { OidcConfig } from '../platform/config/oidc-config.ts'
import type { Services } from '../platform/core/services.ts'
import { accountOf, knownBy } from './account-of.ts'
import type { TakenFlow } from './flow.ts'
import { keepOutcome } from './outcome.ts'
import { claimsAt, type Claims } from './provider.ts'
import { NotSignedIn } from './refusal.ts'

/** How far the provider's clock may be off. */
const SKEW_MS = 60_000

/** Reads what the provider says of who came back, and keeps what came of it; returns the token for the page. */
export async function comeBack(
  services: Services,
  oidc: OidcConfig,
  flow: TakenFlow,
  { url, log }: { url: URL; log: Pick<Services['log'], 'warn'> },
): Promise<string> {
  const { next, session_id: session } = flow
  try {
    const claims = await claimsAt(oidc, flow, { url, again: session !== null })
    const account =
      session === null
        ? await accountOf(services, oidc, claims)
        : await provenAgain(services, oidc, claims, { session, begunAt: new Date(flow.begun_at) })
    return await keepOutcome(services, { account, session, next })
  } catch (error) {
    if (!(error instanceof NotSignedIn)) throw error
    const { refusal, cause } = error
    // The words of the provider and of the library have no secrets; its answer as a whole may.
    log.warn({ refusal, why: cause instanceof Error ? cause.message : undefined }, 'sign-in by the provider refused')
    return keepOutcome(services, { refusal, next })
  }
}

/** The account of a session whose owner signed in at the provider once more, after they were sent there. */
async function provenAgain(
  { db }: Services,
  { issuer }: OidcConfig,
  { sub, auth_time }: Claims,
  { session, begunAt }: { session: string; begunAt: Date },
): Promise<number> {
  const known = await knownBy(db, issuer, sub)
  const row = await db.selectFrom('session').where('id', '=', session).select('account_id').executeTakeFirst()
  if (!row) throw new NotSignedIn('lost')
  if (known !== row.account_id) throw new NotSignedIn('other_person')
  if (typeof auth_time !== 'number' || auth_time * 1000 < begunAt.getTime() - SKEW_MS)
    throw new NotSignedIn('not_again')
  return known
}
