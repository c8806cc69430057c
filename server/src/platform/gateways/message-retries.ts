/** A message to a customer is tried for about an hour, while approvals and dispatches are still news. */
export const MESSAGE_RETRIES = {
  retryLimit: 9,
  retryDelay: 5,
  retryDelayMax: 1800,
  expireInSeconds: 60,
  concurrency: 3,
} as const

/** A code is tried for as long as it can be used, and has more workers, because a provider that hangs holds each for seconds. */
export const CODE_RETRIES = {
  retryLimit: 12,
  retryDelay: 5,
  retryDelayMax: 30,
  expireInSeconds: 60,
  concurrency: 4,
} as const
