import { CHANGE_PASSWORD, FIELD, OFFICE, OFFICE_PASSWORD, SHOP_HOME } from 'contract/core/paths'
import { isStaff, type Role } from 'contract/core/roles'
import { accountOfToken, livingSession } from '../api/living-session.ts'
import { keepToken, readToken, TOKEN_KEY } from '../api/token.ts'
import { sweepFiles } from '../forms/kept-files.ts'
import {
  adoptGuestValues,
  forgetAccountValues,
  forgetSessionValues,
  forgetTabValues,
  stored,
} from '../ui/browser/stored.ts'
import { keepTyped } from './typed.ts'
import { dropCopies, dropOutbox } from '../ui/browser/drop-copies.ts'

/** Stores the token of a new session. */
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
 * Clears a session that expired. Stored data of the session is removed; form input is kept until the same person signs in
 * again, and no other account sees it.
 */
export function forgetSession(): void {
  if (readToken() !== null) keepTyped()
  endSession()
}

/** Clears the session, drafts and what was not sent yet at sign-out, in every tab, because the device may be shared. */
export function leaveSession(): void {
  const accountId = accountOfToken()
  endSession()
  forgetAccountValues(accountId)
  if (accountId !== undefined) dropOutbox(accountId)
  void sweepFiles()
  left.keep(true)
  left.forget()
}

function endSession(): void {
  if (readToken() !== null) forgetSessionValues()
  dropCopies()
  tellOthers()
}

/** Assigns this tab to an account and removes what another account left in it. */
export function claimTab(accountId: number): void {
  if (isOfAnother(accountId)) forgetTabValues()
  owner.keep(accountId)
}

/** The first screen after sign-in. */
export function landingOf(role: Role): string {
  if (role === 'engineer') return FIELD
  return isStaff(role) ? OFFICE : SHOP_HOME
}

/** The screen for choosing a new password. */
export const passwordPageOf = (role: Role): string => (isStaff(role) ? OFFICE_PASSWORD : CHANGE_PASSWORD)

/** Called when a session begins or ends, here or in another tab. */
export function onSessionChange(listener: () => void): () => void {
  const changed = ({ key }: StorageEvent) => {
    if (key === LEFT) forgetTabValues()
    // Another account signed in in another tab; it must not send the input of this one.
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

/** written briefly to notify other tabs */
const LEFT = 'left'
const left = stored(LEFT, { check: () => undefined, empty: false })

/** The account that last used this tab. */
const owner = stored<number | undefined>('tab-owner', {
  area: 'tab',
  check: (value) => (typeof value === 'number' ? value : undefined),
  empty: undefined,
})

const isOfAnother = (accountId: number): boolean => ![undefined, accountId].includes(owner.read())

const listeners = new Set<() => void>()
const tellOthers = () => listeners.forEach((listener) => listener())
