import type { PointEntry, PointStanding } from 'contract/extensions/endpoints'
import type { Pagination } from 'contract/core/fields'
import { isStaff } from 'contract/core/roles'
import { ApiError } from '../../api/api-error.ts'
import { api } from '../../api/client.ts'
import { livingSession } from '../../api/living-session.ts'

/** The visitor's points: `unknown` on the server, `none` when signed out or staff. */
export type OwnPoints =
  | { state: 'unknown' | 'none' }
  | { state: 'failed'; why: string }
  | { state: 'mine'; standing: PointStanding; entries: readonly PointEntry[]; pagination: Pagination }

/** The page of the ledger that the address names, with the standing. A session that the server ended counts as none. */
export async function loadOwnPoints({ url, signal }: Request): Promise<OwnPoints> {
  const session = livingSession()
  if (!session || isStaff(session.role)) return { state: 'none' }
  const page = new URL(url).searchParams.get('page') ?? '1'
  try {
    const { data, standing, pagination } = await api.extensions.myPoints(
      { query: /^\d{1,6}$/.test(page) ? { page } : {} },
      { signal },
    )
    return { state: 'mine', standing, entries: data, pagination }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error.code === 'unauthorized' ? { state: 'none' } : { state: 'failed', why: error.message }
  }
}
