import { ApiError } from '../api/api-error.ts'

/** What a person can do about a page that did not load: the connection, the product, or anything else. */
export function whyNotLoaded(error: unknown): string {
  if (!navigator.onLine || (error instanceof ApiError && error.code === 'offline'))
    return 'This page loads by itself when you are online again.'
  if (error instanceof ApiError && [0, 502, 503, 504].includes(error.status))
    return 'Our service does not answer at the moment. Please try again in a few minutes, or call us.'
  return 'What you did before is kept. Please try again.'
}
