/** Tiers of the loyalty programme, in the order in which the documents name them. */
export const TIER_NAMES = ['Gold Tier', 'Platinum Tier', 'Silver Tier'] as const
export type TierName = (typeof TIER_NAMES)[number]

/** From how many points the tiers after the first begin: two of the settings. */
export interface TierThresholds {
  gold_points: number
  platinum_points: number
}

/** Points from which each tier begins, earned in the last 365 days, the highest first. */
export const tiersFrom = ({
  gold_points,
  platinum_points,
}: TierThresholds): readonly { tier: TierName; from: number }[] => [
  { tier: 'Platinum Tier', from: platinum_points },
  { tier: 'Gold Tier', from: gold_points },
  { tier: 'Silver Tier', from: 0 },
]

/** The balance can never be redeemed whole: so much always stays. */
export const POINTS_THAT_STAY = 1

/** The most numbers that a customer has beside the first. */
export const OTHER_NUMBERS_MAX = 5

/** For how long a merge of two customers can be undone. */
export const UNDO_MERGE_HOURS = 24
