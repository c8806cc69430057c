import type { Locale } from 'contract/core/locale'
import type { OidcConfig } from '../platform/config/oidc-config.ts'
import { hashOfToken, newToken } from '../platform/core/token.ts'
import type { Services } from '../platform/core/services.ts'
import { addressAt } from './provider.ts'

/** How long a sign-in at the provider may take. */
export const FLOW_MINUTES = 10

/** Where a flow leads besides to the provider. */
interface Going {
  locale: Locale
  /** the page that was asked for */
  next: string
  /** the session in which its owner proves once more who they are */
  sessionId?: string
}

/** Begins a way to the provider: its address, and the token for the cookie of the browser. Throws NotSignedIn. */
export async function beginFlow(
  { db, clock, config }: Services,
  oidc: OidcConfig,
  { locale, next, sessionId }: Going,
): Promise<{ address: string; token: string }> {
  const flow = { state: newToken(32), nonce: newToken(32), verifier: newToken(32) }
  const { publicUrl } = config
  const address = await addressAt(oidc, flow, { publicUrl, locale, again: sessionId !== undefined })
  const token = newToken(32)
  const at = clock.now()
  // Those who never came back.
  await db.deleteFrom('oidc_flow').where('begun_at', '<', oldest(at)).execute()
  await db
    .insertInto('oidc_flow')
    .values({ token_hash: hashOfToken(token), ...flow, locale, next, session_id: sessionId ?? null, begun_at: at })
    .execute()
  return { address, token }
}

/** Takes the flow of a browser, once. */
export async function takeFlow({ db, clock }: Services, token: string | undefined) {
  if (!token) return undefined
  return db
    .deleteFrom('oidc_flow')
    .where('token_hash', '=', hashOfToken(token))
    .where('begun_at', '>', oldest(clock.now()))
    .returningAll()
    .executeTakeFirst()
}
export type TakenFlow = NonNullable<Awaited<ReturnType<typeof takeFlow>>>

const oldest = (now: Date): string => new Date(now.getTime() - FLOW_MINUTES * 60_000).toISOString()
