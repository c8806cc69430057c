/** Tiers of the loyalty programme, in the order in which the documents name them. */
export const TIER_NAMES = ['Gold Tier', 'Platinum Tier', 'Silver Tier'] as const
export type TierName = (typeof TIER_NAMES)[number]

/** Points from which a tier begins, earned in the last 365 days. */
export const TIERS = [
  { tier: 'Platinum Tier', from: 2000 },
  { tier: 'Gold Tier', from: 500 },
  { tier: 'Silver Tier', from: 0 },
] as const satisfies readonly { tier: TierName; from: number }[]

/** The balance can never be redeemed whole: so much always stays. */
export const POINTS_THAT_STAY = 1
