import type { KeyState } from 'contract/api-keys/words'
import { m } from '#messages'
import type { BadgeTone } from '../../ui/data/badge-look.tsx'
import { Badge } from '../../ui/data/badge.tsx'

const LOOK: Record<KeyState, { tone: BadgeTone; name: () => string }> = {
  working: { tone: 'green', name: m.api_keys_office_working },
  ownerless: { tone: 'amber', name: m.api_keys_office_ownerless },
  expired: { tone: 'grey', name: m.api_keys_office_expired },
  ended: { tone: 'grey', name: m.api_keys_office_ended },
}

/** Whether a key works, or why it does not, in one word. */
export const keyStateName = (state: KeyState): string => LOOK[state].name()

export const KeyStateBadge = ({ state }: { state: KeyState }) => (
  <Badge tone={LOOK[state].tone}>{keyStateName(state)}</Badge>
)
