import { ApiError } from '../api/api-error.ts'

/** Why a page did not load, by what the visitor can do: the connection, the server, or anything else. */
export function whyNotLoaded(error: unknown): string {
  if (!navigator.onLine || (error instanceof ApiError && error.code === 'offline'))
    return 'This page loads by itself when you are online again.'
  if (error instanceof ApiError && [0, 502, 503, 504].includes(error.status))
    return 'Our service does not answer at the moment. Please try again in a few minutes, or call us.'
  return 'What you did before is kept. Please try again.'
}
