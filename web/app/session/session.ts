import { CHANGE_PASSWORD, OFFICE, OFFICE_PASSWORD, SHOP_HOME } from 'contract/core/paths'
import { isStaff, ROLES, type Role } from 'contract/core/access'
import { keepToken, readToken, TOKEN_KEY } from '../api/token.ts'
import { sweepFiles } from '../forms/kept-files.ts'
import {
  adoptGuestValues,
  forgetAccountValues,
  forgetSessionValues,
  forgetTabValues,
  ownedBy,
  stored,
} from '../ui/browser/stored.ts'
import { keepTyped } from './typed.ts'
import { dropCopies } from '../offline/drop-copies.ts'

/** What the token says of the session, good enough to choose a screen; the server decides by its own row. */
export interface Session {
  accountId: number
  role: Role
  /** seconds since 1970 */
  expiresAt: number
}

/** First document §4: a session that ran out and a token that makes no sense end in different ways. */
export type SessionState = { state: 'none' | 'expired' | 'unreadable' } | { state: 'alive'; session: Session }

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
  if (session) {
    adoptGuestValues(session.accountId)
    claimTab(session.accountId)
  }
  tellOthers()
}

/**
 * Forgets a session that ended by itself. What the browser kept for it goes; what its person was filling in waits until
 * they sign in again, and no other account sees it.
 */
export function forgetSession(): void {
  if (readToken() !== null) keepTyped()
  endSession()
}

/** Clears the session and drafts of a person who signs out, in every tab: the device may be shared. */
export function leaveSession(): void {
  const accountId = accountOfToken()
  endSession()
  forgetAccountValues(accountId)
  void sweepFiles()
  left.keep(true)
  left.forget()
}

function endSession(): void {
  if (readToken() !== null) forgetSessionValues()
  dropCopies()
  tellOthers()
}

/** From now on this tab is this account's. What belongs to the tab of another person goes. */
export function claimTab(accountId: number): void {
  if (isOfAnother(accountId)) forgetTabValues()
  owner.keep(accountId)
}

/** Where a person lands after signing in. */
export const landingOf = (role: Role): string => (isStaff(role) ? OFFICE : SHOP_HOME)

/** Where they choose a password of their own. */
export const passwordPageOf = (role: Role): string => (isStaff(role) ? OFFICE_PASSWORD : CHANGE_PASSWORD)

/** Called when a session begins or ends, here or in another tab. */
export function onSessionChange(listener: () => void): () => void {
  const changed = ({ key }: StorageEvent) => {
    if (key === LEFT) forgetTabValues()
    // Another tab signed in as someone else: the input here is not theirs to send.
    const living = livingSession()
    if (key === TOKEN_KEY && living && isOfAnother(living.accountId)) return location.reload()
    if (key === null || key === TOKEN_KEY) listener()
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
const left = stored(LEFT, { check: () => undefined, empty: false })

/** Whose this tab was last. */
const owner = stored<number | undefined>('tab-owner', {
  area: 'tab',
  check: (value) => (typeof value === 'number' ? value : undefined),
  empty: undefined,
})

const isOfAnother = (accountId: number): boolean => ![undefined, accountId].includes(owner.read())

const listeners = new Set<() => void>()
const tellOthers = () => listeners.forEach((listener) => listener())

/** Whose token this browser has, living or not: until it is forgotten, what is typed is theirs. */
function accountOfToken(): number | undefined {
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
