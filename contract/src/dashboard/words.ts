/** Of what waits for staff so many are counted at most: nobody acts otherwise on more, and counting them all takes long. */
export const WAITING_AT_MOST = 1000

/** Days of the curves and of the tables by district and model, today included. */
export const DASHBOARD_DAYS = 30
