/** Pending work is counted up to this: more makes no difference to staff, and counting everything is slow. */
export const WAITING_AT_MOST = 1000

/** Days of the curves and of the tables by district and model, today included. */
export const DASHBOARD_DAYS = 30
