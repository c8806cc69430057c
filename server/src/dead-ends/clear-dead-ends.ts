import type { Caller } from '../platform/core/caller.ts'
import type { Services } from '../platform/core/services.ts'
import { endRedirects, redirectsChanged } from './save-redirect.ts'

/** Clears the addresses of these rows with all their days, and their redirects. Returns the number of addresses. */
export async function clearDeadEnds(services: Services, user: Caller, ids: readonly number[]): Promise<number> {
  const { cleared, ended } = await services.db.transaction().execute(async (tx) => {
    const rows = await tx
      .deleteFrom('dead_end')
      .where('path', 'in', (some) => some.selectFrom('dead_end').where('id', 'in', ids).select('path'))
      .returning('path')
      .execute()
    const paths = [...new Set(rows.map(({ path }) => path))]
    return { cleared: paths.length, ended: await endRedirects(tx, user, paths, services.clock.now()) }
  })
  if (ended > 0) await redirectsChanged(services)
  return cleared
}
