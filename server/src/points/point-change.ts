/** Why and when points move. */
export interface PointChange {
  /** shown to the customer in the history */
  reason: string
  registrationId?: number | null
  at: Date
}
