import { errors, jwtVerify, SignJWT } from 'jose'
import { isUuid } from '../database/is-uuid.ts'
import type { Services } from '../services.ts'
import type { Caller } from './sessions.ts'

const ALGORITHM = 'HS256'
/** For whom our tokens are. */
const AUDIENCE = 'baltra'

/** The key that signs session tokens; derived once from the installation's secret. */
export const tokenKey = (authSecret: string): Uint8Array => new TextEncoder().encode(`session:${authSecret}`)

/** A token for a session row: `sub`, `role`, `sid`, `aud`, `iat`, `exp` (CONTRACT A2). */
export const signToken = (key: Uint8Array, caller: Caller, issuedAt: Date, expiresAt: Date): Promise<string> =>
  new SignJWT({ role: caller.role, sid: caller.sessionId })
    .setProtectedHeader({ alg: ALGORITHM })
    .setSubject(String(caller.id))
    .setAudience(AUDIENCE)
    .setIssuedAt(Math.floor(issuedAt.getTime() / 1000))
    .setExpirationTime(Math.floor(expiresAt.getTime() / 1000))
    .sign(key)

export type TokenServices = Pick<Services, 'tokenKey' | 'tokenKeyBefore' | 'clock'>

/** The id of the session that a token names; `over` when its time has passed, `forged` when we did not sign it like that. */
export async function readToken(
  { tokenKey, tokenKeyBefore, clock }: TokenServices,
  token: string,
): Promise<{ sessionId: string } | 'over' | 'forged'> {
  for (const key of [tokenKey, tokenKeyBefore])
    try {
      if (!key) continue
      const { payload } = await jwtVerify(token, key, {
        algorithms: [ALGORITHM],
        currentDate: clock.now(),
        requiredClaims: ['exp', 'sub'],
      })
      const { sid, aud } = payload
      // Those of older versions have none, and end by their date.
      const isForUs = aud === undefined || aud === AUDIENCE
      return isForUs && typeof sid === 'string' && isUuid(sid) ? { sessionId: sid } : 'forged'
    } catch (error) {
      if (error instanceof errors.JWTExpired) return 'over'
      // It may have been signed before the secret was changed.
    }
  return 'forged'
}
