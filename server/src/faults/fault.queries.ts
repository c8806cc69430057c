import type { ReportedFault } from 'contract/registrations/endpoints'
import type { Db } from '../platform/core/db.ts'
import type { Files } from '../platform/files/files.ts'
import { addressOf, paper } from '../registrations/paper.ts'

/** The fault that was reported with a registration, or null. */
export async function findFault(
  db: Db,
  files: Files,
  registrationId: number,
  serialNumber: string,
): Promise<ReportedFault | null> {
  const row = await db
    .selectFrom('reported_fault')
    .select(['problem_type', 'problem_description', 'created_at'])
    .select(paper('reported_fault.photo_id').as('photo'))
    .where('registration_id', '=', registrationId)
    .executeTakeFirst()
  return row ? { ...row, photo: addressOf(files, row.photo, `Fault ${serialNumber}`) } : null
}

/** Removes the fault of a registration and returns it, for the complaint it becomes; undefined if there is none. */
export const takeFault = (tx: Db, registrationId: number) =>
  tx.deleteFrom('reported_fault').where('registration_id', '=', registrationId).returningAll().executeTakeFirst()
