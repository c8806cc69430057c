import { errors, jwtVerify, SignJWT } from 'jose'
import { LRUCache } from 'lru-cache'
import type { Clock } from '../core/clock.ts'
import { isUuid } from '../database/is-uuid.ts'
import type { SignedIn } from '../core/caller.ts'

const ALGORITHM = 'HS256'
/** The audience of our tokens. */
const AUDIENCE = 'baltra'
/** How many verified tokens are remembered: verifying takes longer than the rest of a request. */
const MAX_VERIFIED = 10_000

/** The session tokens of this installation. */
export interface Tokens {
  /** A token for a session row: `sub`, `role`, `sid`, `aud`, `iat`, `exp`. */
  sign(caller: SignedIn, issuedAt: Date, expiresAt: Date): Promise<string>
  /** The session id of a token; `over` when it has expired, `forged` when the signature is not ours. */
  read(token: string): Promise<{ sessionId: string } | 'over' | 'forged'>
}

declare module '../core/services.ts' {
  interface Services {
    tokens: Tokens
  }
}

interface TokenOptions {
  secret: string
  /** also accepts the previous secret's signatures */
  secretBefore?: string | undefined
  clock: Clock
}

interface Verified {
  sessionId: string
  expiresAt: number
}

export function openTokens({ secret, secretBefore, clock }: TokenOptions): Tokens {
  const key = tokenKey(secret)
  const keys = secretBefore === undefined ? [key] : [key, tokenKey(secretBefore)]
  const verified = new LRUCache<string, Verified>({ max: MAX_VERIFIED })
  return {
    sign: (caller, issuedAt, expiresAt) =>
      new SignJWT({ role: caller.role, sid: caller.sessionId })
        .setProtectedHeader({ alg: ALGORITHM })
        .setSubject(String(caller.id))
        .setAudience(AUDIENCE)
        .setIssuedAt(Math.floor(issuedAt.getTime() / 1000))
        .setExpirationTime(Math.floor(expiresAt.getTime() / 1000))
        .sign(key),
    async read(token) {
      const known = verified.get(token)
      if (known) return known.expiresAt > clock.now().getTime() ? known : 'over'
      const found = await verify(token, keys, clock)
      if (typeof found === 'object') verified.set(token, found)
      return found
    },
  }
}

/** The key that signs session tokens, derived from the installation's secret. */
export const tokenKey = (secret: string): Uint8Array => new TextEncoder().encode(`session:${secret}`)

async function verify(token: string, keys: readonly Uint8Array[], clock: Clock): Promise<Verified | 'over' | 'forged'> {
  for (const key of keys)
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: [ALGORITHM],
        currentDate: clock.now(),
        requiredClaims: ['exp', 'sub'],
      })
      const { sid, aud, exp = 0 } = payload
      // Tokens of older versions have none, and end by their date.
      const isForUs = aud === undefined || aud === AUDIENCE
      if (!isForUs || typeof sid !== 'string' || !isUuid(sid)) return 'forged'
      return { sessionId: sid, expiresAt: exp * 1000 }
    } catch (error) {
      if (error instanceof errors.JWTExpired) return 'over'
      // It may have been signed with the previous secret.
    }
  return 'forged'
}
