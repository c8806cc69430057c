import { recordDeletions } from '../audit/audit.ts'
import { NotFound } from '../core/problems.ts'
import type { Services } from '../services.ts'
import { type Actor, lock } from './save-service-point.ts'
import { tagsOfServicePoints } from './service-point.tags.ts'

/** Deletes one. Throws NotFound. */
export async function deleteServicePoint(services: Services, user: Actor, id: number): Promise<void> {
  if ((await deleteServicePoints(services, user, [id])) === 0) throw new NotFound('Shop or service centre not found')
}

/** Deletes those of these that are still there. Returns their number. */
export async function deleteServicePoints(
  { db, clock, cache }: Services,
  user: Actor,
  ids: readonly number[],
): Promise<number> {
  const deleted = await db.transaction().execute(async (tx) => {
    const rows = await lock(tx, ids)
    if (rows.length === 0) return 0
    await tx
      .deleteFrom('service_point')
      .where(
        'id',
        'in',
        rows.map(({ id }) => id),
      )
      .execute()
    await recordDeletions(tx, { actor: user, table: 'service_point', rows, at: clock.now() })
    return rows.length
  })
  if (deleted > 0) await cache.drop(tagsOfServicePoints())
  return deleted
}
