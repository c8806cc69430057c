import type { KeyPowers } from 'contract/core/access'
import { isBoundToCentre, type Role } from 'contract/core/roles'

/** An account with a live session, as the session row describes it, never as its token claims. */
export interface SignedIn {
  id: number
  role: Role
  sessionId: string
  /** the service centre of those who are bound to one; without it they see none */
  centreId?: number | null
  /** the API key that acts, in the name of the account that answers for it */
  key?: ActingKey | undefined
}

/** A key that acts. What it may do is its own; nothing of the account's role counts. */
interface ActingKey extends KeyPowers {
  id: number
  name: string
}

/** The session of a caller without one; no row has it. */
export const NO_SESSION = '00000000-0000-0000-0000-000000000000'

/** The signed-in account that makes a request. */
export interface Caller extends SignedIn {
  /** of the request being answered: the same in the log, the audit and the response */
  requestId: string
}

/** No row has it. */
const NO_CENTRE = 0

/** The service centre to whose rows somebody is kept; undefined for those who see all. An engineer has none: what is theirs is found by the engineer. */
export const reachOf = ({ role, centreId, key }: Pick<SignedIn, 'role' | 'centreId' | 'key'>): number | undefined =>
  (key ? key.isBound : isBoundToCentre(role) || role === 'engineer') ? (centreId ?? NO_CENTRE) : undefined
