/** A message to a customer is tried for about an hour, while approvals and dispatches are still news. */
export const MESSAGE_RETRIES = {
  retryLimit: 9,
  retryDelay: 5,
  retryDelayMax: 1800,
  expireInSeconds: 60,
  concurrency: 3,
} as const
