export const DEAD_END_SIGNS = ['like', 'dislike', 'report'] as const
export type DeadEndSign = (typeof DEAD_END_SIGNS)[number]

/** An address without its query and fragment. */
export const pathOf = (address: string): string => address.replace(/[?#].*$/s, '')
