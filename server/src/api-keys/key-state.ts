import { may } from 'contract/core/access'
import type { Role } from 'contract/core/roles'
import type { KeyState } from 'contract/api-keys/words'

interface Judged {
  ended_at: unknown
  expires_on: string
  /** of the account that answers for it; null where that is gone */
  role: Role | null
}

/** Whether a key works on a day, or why it does not. */
export function stateOf({ ended_at, expires_on, role }: Judged, day: string): KeyState {
  if (ended_at !== null) return 'ended'
  if (expires_on < day) return 'expired'
  return role !== null && may(role, 'apikeys.manage') ? 'working' : 'ownerless'
}
