import { TIER_NAMES, type TierName } from 'contract/customers/words'
import { m } from '#messages'
import type { BadgeTone } from '../ui/data/badge-look.tsx'
import { Badge } from '../ui/data/badge.tsx'

const LOOK: Record<TierName, { tone: BadgeTone; label: () => string }> = {
  'Gold Tier': { tone: 'gold', label: m.customers_tier_gold },
  'Platinum Tier': { tone: 'line', label: m.customers_tier_platinum },
  'Silver Tier': { tone: 'grey', label: m.customers_tier_silver },
}

/** The choices of the filter, in words. */
export const TIER_OPTIONS = TIER_NAMES.map((value) => ({ value, text: LOOK[value].label }))

/** Gold yellow, Platinum light grey, Silver grey, others black, a dash without a tier. */
export const TierBadge = ({ tier }: { tier: string }) =>
  tier === '' ? (
    <span className="text-ink-3">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{m.customers_no_tier()}</span>
    </span>
  ) : (
    <Badge tone={isTier(tier) ? LOOK[tier].tone : 'ink'}>{isTier(tier) ? LOOK[tier].label() : tier}</Badge>
  )

const isTier = (tier: string): tier is TierName => Object.hasOwn(LOOK, tier)
