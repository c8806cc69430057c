import type { Role } from 'contract/core/access'

/** The signed-in account that makes a request, as its session row describes it, never as its token claims. */
export interface Caller {
  id: number
  role: Role
  sessionId: string
}
