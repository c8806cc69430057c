export const DEAD_END_SIGNS = ['like', 'dislike', 'report'] as const
export type DeadEndSign = (typeof DEAD_END_SIGNS)[number]
