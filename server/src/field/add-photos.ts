import { m } from 'contract/messages'
import type { field } from 'contract/field/endpoints'
import type { Input } from 'contract/core/endpoint'
import type { PhotoAnswer } from 'contract/field/commands'
import { keepPhotos, namePhotos } from '../complaints/visit-reports/visit-photos.ts'
import { getOwnEngineer } from '../engineers/own-engineer.ts'
import type { Caller } from '../platform/core/caller.ts'
import { NotFound } from '../platform/core/problems.ts'
import type { Services } from '../platform/core/services.ts'

/**
 * Keeps the photographs of a report that this account made, as far as they have arrived, and says of each whether it is there.
 * Throws NotFound for what is no report of theirs, Invalid for too many.
 */
export async function addPhotos(
  services: Services,
  user: Caller,
  commandId: string,
  { photos }: Input<typeof field.addPhotos>['body'],
): Promise<PhotoAnswer[]> {
  const { db } = services
  await getOwnEngineer(db, user)
  const report = await db
    .selectFrom('visit_report')
    .select('id')
    .where('key', '=', commandId)
    .where('by_id', '=', user.id)
    .executeTakeFirst()
  if (!report) throw new NotFound(m.field_not_reported())
  await db.transaction().execute((tx) => namePhotos(tx, report.id, photos))
  return keepPhotos(services, user, report.id)
}
