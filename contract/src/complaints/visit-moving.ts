/** How often a customer may move one planned visit; then they call. */
export const VISIT_MOVES = 2

/** How many working days of the service centre a customer chooses among. */
export const VISIT_DAYS = 7

/** On the day of the visit it stays from this hour on: the engineer's day has begun. */
export const VISIT_FIXED_FROM = 8
