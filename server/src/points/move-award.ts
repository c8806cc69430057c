import type { Db } from '../platform/core/db.ts'
import type { PointSource } from './award-points.ts'
import { lockPoints } from './point.queries.ts'

/** An award and what was revoked of it belong to another key of the same source from now on: its serial number was wrong. */
export async function moveAward(
  tx: Db,
  { customerId, source, sourceKey }: PointSource,
  { to, registrationId }: { to: string; registrationId: number },
): Promise<void> {
  await lockPoints(tx, customerId)
  await tx
    .updateTable('point_lot')
    .set({ source_key: to, is_duplicate: false })
    .where('customer_id', '=', customerId)
    .where('source', '=', source)
    .where('source_key', '=', sourceKey)
    .where('registration_id', '=', registrationId)
    .execute()
}
