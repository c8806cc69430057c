import { isBoundToCentre, type Role } from 'contract/core/roles'

/** An account with a live session, as the session row describes it, never as its token claims. */
export interface SignedIn {
  id: number
  role: Role
  sessionId: string
  /** the service centre of those who are bound to one; without it they see none */
  centreId?: number | null
}

/** The signed-in account that makes a request. */
export interface Caller extends SignedIn {
  /** of the request being answered: the same in the log, the audit and the response */
  requestId: string
}

/** No row has it. */
const NO_CENTRE = 0

/** The service centre to whose rows somebody is kept; undefined for those who see all. */
export const reachOf = ({ role, centreId }: Pick<SignedIn, 'role' | 'centreId'>): number | undefined =>
  isBoundToCentre(role) ? (centreId ?? NO_CENTRE) : undefined
