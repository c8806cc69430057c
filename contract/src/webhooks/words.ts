/** Whether a delivery waits for its next try, arrived, or was given up. */
export const DELIVERY_STATES = ['waiting', 'sent', 'failed'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

/** Why a webhook is off: staff switched it off, its receiver said that it is gone, or nothing arrived for days. */
export const OFF_REASONS = ['by_hand', 'gone', 'failing'] as const
export type OffReason = (typeof OFF_REASONS)[number]

/** Why a try did not arrive. */
export const DELIVERY_PROBLEMS = [
  'refused', // it answered with another status than 2xx
  'redirect', // which is not followed
  'timeout',
  'unreachable',
  'own_network', // the name leads into a private network
  'not_https',
  'no_secret', // it was sealed with another AUTH_SECRET
] as const
export type DeliveryProblem = (typeof DELIVERY_PROBLEMS)[number]

/** What a replay sends again: what did not arrive, or everything. */
export const REPLAYS = ['unsent', 'all'] as const
export type Replay = (typeof REPLAYS)[number]

export const ADDRESS_MAX = 1000
export const DESCRIPTION_MAX = 200
/** As many as there are receivers, and not one of each program that was ever tried. */
export const MOST_WEBHOOKS = 20
/** Events and their deliveries are kept so long. */
export const KEPT_DAYS = 30
/** Nothing arrived for so long: it is switched off. */
export const FAILING_DAYS = 5
/** How long the secret before still signs after a change. */
export const SECRET_HOURS = 24
