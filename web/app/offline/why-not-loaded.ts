import { ApiError } from '../api/api-error.ts'
import { m } from '#messages'

/** Why a page did not load, by what the visitor can do: the connection, the server, or anything else. */
export function whyNotLoaded(error: unknown): string {
  if (!navigator.onLine || (error instanceof ApiError && error.code === 'offline')) return m.offline_loads_by_itself()
  if (error instanceof ApiError && [0, 502, 503, 504].includes(error.status)) return m.offline_no_answer()
  return m.offline_kept()
}
