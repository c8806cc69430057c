import { hashOfToken, newToken } from '../platform/core/token.ts'
import type { Services } from '../platform/core/services.ts'
import { NotSignedIn, type Refusal } from './refusal.ts'

/** How long the page has to fetch it. */
export const OUTCOME_SECONDS = 120

interface Outcome {
  account?: number | undefined
  /** the session in which its owner proved once more who they are */
  session?: string | null | undefined
  refusal?: Refusal | undefined
  next: string
}

/** Keeps what a way to the provider came to; returns the token with which the page of that browser fetches it. */
export async function keepOutcome(
  { db, clock }: Services,
  { account, session, refusal, next }: Outcome,
): Promise<string> {
  const token = newToken(32)
  const at = clock.now()
  await db.deleteFrom('oidc_outcome').where('at', '<', oldest(at)).execute()
  await db
    .insertInto('oidc_outcome')
    .values({
      token_hash: hashOfToken(token),
      account_id: account ?? null,
      session_id: session ?? null,
      refusal: refusal ?? null,
      next,
      at,
    })
    .execute()
  return token
}

/** Takes it, once. Throws NotSignedIn where there is none. */
export async function takeOutcome({ db, clock }: Services, token: string | undefined) {
  const outcome =
    token &&
    (await db
      .deleteFrom('oidc_outcome')
      .where('token_hash', '=', hashOfToken(token))
      .where('at', '>', oldest(clock.now()))
      .returning(['account_id', 'session_id', 'refusal', 'next'])
      .executeTakeFirst())
  if (!outcome) throw new NotSignedIn('lost')
  return outcome
}

const oldest = (now: Date): string => new Date(now.getTime() - OUTCOME_SECONDS * 1000).toISOString()
