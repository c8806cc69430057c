import { m } from '#messages'

const LABEL = new Map<string, () => string>([
  ['Gold', m.extensions_tier_gold],
  ['Platinum', m.extensions_tier_platinum],
  ['Silver', m.extensions_tier_silver],
  ['Gold Tier', m.extensions_gold_tier],
  ['Platinum Tier', m.extensions_platinum_tier],
  ['Silver Tier', m.extensions_silver_tier],
])

/** A tier as people read it, and a package that is named after one; other names of packages stay as they are. */
export const tierLabel = (tier: string): string => LABEL.get(tier)?.() ?? tier
