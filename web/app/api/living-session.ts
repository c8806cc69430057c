import { ROLES, type Role } from 'contract/core/roles'
import { ownedBy } from '../ui/browser/stored.ts'
import { readToken } from './token.ts'

/** The session according to the token, enough to choose a screen; the server decides by its session row. */
export interface Session {
  accountId: number
  role: Role
  /** seconds since 1970 */
  expiresAt: number
}

/** An expired session and an unreadable token end differently. */
export type SessionState = { state: 'none' | 'expired' | 'unreadable' } | { state: 'alive'; session: Session }

/** Reads the stored token without changing anything. */
export function sessionState(now: number = Date.now()): SessionState {
  const token = readToken()
  if (!token) return { state: 'none' }
  const session = decode(token)
  if (!session) return { state: 'unreadable' }
  return session.expiresAt <= now / 1000 ? { state: 'expired' } : { state: 'alive', session }
}

/** The current session, if any. */
export function livingSession(): Session | undefined {
  const found = sessionState()
  return found.state === 'alive' ? found.session : undefined
}

/** The account of the stored token, valid or not: until it is cleared, form input belongs to it. */
export function accountOfToken(): number | undefined {
  const token = readToken()
  return token === null ? undefined : decode(token)?.accountId
}
ownedBy(accountOfToken)

function decode(token: string): Session | undefined {
  try {
    const payload = token.split('.')[1] ?? ''
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as Partial<
      Record<string, unknown>
    >
    const role = ROLES.find((known) => known === claims.role)
    const accountId = Number(claims.sub)
    if (!role || typeof claims.exp !== 'number' || !Number.isInteger(accountId)) return undefined
    return { accountId, role, expiresAt: claims.exp }
  } catch {
    return undefined
  }
}
