import { CHANGE_PASSWORD, OFFICE, OFFICE_PASSWORD, SHOP_HOME } from 'contract/core/paths'
import { isStaff, ROLES, type Role } from 'contract/core/access'
import { forgetToken, keepToken, readToken } from '../api/token.ts'
import { keepTyped } from './typed.ts'
import { dropCopies } from '../offline/drop-copies.ts'
import { claimDrafts, forgetDrafts, isOfAnother } from './drafts.ts'

/** What the token says of the session, good enough to choose a screen; the server decides by its own row. */
export interface Session {
  accountId: number
  role: Role
  /** seconds since 1970 */
  expiresAt: number
}

/** First document §4: a session that ran out and a token that makes no sense end in different ways. */
export type SessionState = { state: 'none' | 'expired' | 'unreadable' } | { state: 'alive'; session: Session }

/** An answer that belongs to the device, not to the person who signed in. */
export const INSTALL_DECLINED = 'install-declined'

export const SESSION_EXPIRED = 'Your session has expired,Please login!'

/** Looks at the kept token; says what it finds and changes nothing. */
export function sessionState(now: number = Date.now()): SessionState {
  const token = readToken()
  if (!token) return { state: 'none' }
  const session = decode(token)
  if (!session) return { state: 'unreadable' }
  return session.expiresAt <= now / 1000 ? { state: 'expired' } : { state: 'alive', session }
}

/** The living session, if there is one. */
export function livingSession(): Session | undefined {
  const found = sessionState()
  return found.state === 'alive' ? found.session : undefined
}

/** Keeps the token of a session that just began. */
export function beginSession(token: string): void {
  dropCopies()
  keepToken(token)
  const session = livingSession()
  if (session) claimDrafts(session.accountId)
  tellOthers()
}

/**
 * Forgets a session that ended. What the browser kept belongs to the person who signed in, so all of it goes; only what
 * they were typing waits in its tab until they, or another account, sign in there.
 */
export function forgetSession(): void {
  const accountId = accountIdOf(readToken())
  if (accountId !== undefined) keepTyped(accountId)
  forgetToken()
  const declined = localStorage.getItem(INSTALL_DECLINED)
  localStorage.clear()
  if (declined) localStorage.setItem(INSTALL_DECLINED, declined)
  dropCopies()
  tellOthers()
}

/** Clears the session and drafts of a person who signs out, in every tab. */
export function leaveSession(): void {
  forgetSession()
  forgetDrafts()
  localStorage.setItem(LEFT, '')
  localStorage.removeItem(LEFT)
}

/** Where a person lands after signing in. */
export const landingOf = (role: Role): string => (isStaff(role) ? OFFICE : SHOP_HOME)

/** Where they choose a password of their own. */
export const passwordPageOf = (role: Role): string => (isStaff(role) ? OFFICE_PASSWORD : CHANGE_PASSWORD)

/** Called when a session begins or ends, here or in another tab. */
export function onSessionChange(listener: () => void): () => void {
  const changed = ({ key }: StorageEvent) => {
    if (key === LEFT) forgetDrafts()
    // Another tab signed in as someone else: the input here is not theirs to send.
    const living = livingSession()
    if (key === 'AuthID' && living && isOfAnother(living.accountId)) return location.reload()
    if (key === null || key === 'AuthID') listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', changed)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', changed)
  }
}

/** written for a moment: other tabs hear of it */
const LEFT = 'left'
const listeners = new Set<() => void>()
const tellOthers = () => listeners.forEach((listener) => listener())

/** Whose token it is, living or not. */
function accountIdOf(token: string | null): number | undefined {
  return token === null ? undefined : decode(token)?.accountId
}

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
