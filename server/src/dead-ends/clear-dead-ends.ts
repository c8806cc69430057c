import { recordAudit } from '../audit/audit.ts'
import type { Caller } from '../core/caller.ts'
import type { Services } from '../services.ts'
import { redirectsChanged } from './save-redirect.ts'

/** Clears the addresses of these rows with all their days, and their redirects. Returns the number of addresses. */
export async function clearDeadEnds(services: Services, user: Caller, ids: readonly number[]): Promise<number> {
  const { paths, redirects } = await services.db.transaction().execute(async (tx) => {
    const rows = await tx
      .deleteFrom('dead_end')
      .where('path', 'in', (some) => some.selectFrom('dead_end').where('id', 'in', ids).select('path'))
      .returning('path')
      .execute()
    const paths = [...new Set(rows.map(({ path }) => path))]
    if (paths.length === 0) return { paths, redirects: [] }
    const redirects = await tx.deleteFrom('redirect').where('path', 'in', paths).returningAll().execute()
    for (const before of redirects)
      await recordAudit(tx, {
        actor: user,
        action: 'redirect.delete',
        subject: { table: 'redirect', id: before.id },
        before,
        at: services.clock.now(),
      })
    return { paths, redirects }
  })
  if (redirects.length > 0) await redirectsChanged(services)
  return paths.length
}
