export const REWARD_POINTS = '/baltra-reward-point'
export const WARRANTY_CHECK = '/warranty-check'

/** Where the warranty of one's own product is made longer. */
export const extendAddress = (id: number | string): string => `/baltra-extended-warranty/${id}`
