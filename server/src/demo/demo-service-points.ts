import type { DemoServicePoint } from '../../../demo/service-points.ts'
import type { Db } from '../platform/core/db.ts'

/** Adds the demo's shops and service centres. */
export async function insertServicePoints(tx: Db, points: readonly DemoServicePoint[]): Promise<void> {
  await tx.insertInto('service_point').values(points).execute()
}
