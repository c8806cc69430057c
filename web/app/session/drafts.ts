const OWNER = 'drafts-of'

/**
 * From now on what is typed in this tab is this account's. What a guest typed comes along, and so does what they typed
 * before their session ran out; what another account typed is dropped.
 */
export function claimDrafts(accountId: number): void {
  try {
    const owner = sessionStorage.getItem(OWNER)
    if (owner !== null && owner !== String(accountId)) sessionStorage.clear()
    sessionStorage.setItem(OWNER, String(accountId))
  } catch {
    // A browser that keeps nothing has no drafts.
  }
}

/** Whether this tab last belonged to someone else. */
export function isOfAnother(accountId: number): boolean {
  try {
    const owner = sessionStorage.getItem(OWNER)
    return owner !== null && owner !== String(accountId)
  } catch {
    return false
  }
}

/** Forgets all that was typed in this tab. */
export function forgetDrafts(): void {
  try {
    sessionStorage.clear()
  } catch {
    // As above.
  }
}
