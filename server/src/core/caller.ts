import type { Role } from 'contract/core/access'

/** An account with a live session, as the session row describes it, never as its token claims. */
export interface SignedIn {
  id: number
  role: Role
  sessionId: string
}

/** The signed-in account that makes a request. */
export interface Caller extends SignedIn {
  /** of the request being answered: the same in the log, the audit and the response */
  requestId: string
}
