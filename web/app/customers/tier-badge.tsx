import type { TierName } from 'contract/customers/words'
import type { BadgeTone } from '../ui/data/badge-look.tsx'
import { Badge } from '../ui/data/badge.tsx'

const TONE: Record<TierName, BadgeTone> = { 'Gold Tier': 'gold', 'Platinum Tier': 'line', 'Silver Tier': 'grey' }

/** Gold yellow, Platinum light grey, Silver grey, another black, a dash if there is none. */
export const TierBadge = ({ tier }: { tier: string }) =>
  tier === '' ? (
    <span className="text-ink-3">
      <span aria-hidden="true">–</span>
      <span className="sr-only">No tier</span>
    </span>
  ) : (
    <Badge tone={isTier(tier) ? TONE[tier] : 'ink'}>{tier}</Badge>
  )

const isTier = (tier: string): tier is TierName => Object.hasOwn(TONE, tier)
