import { CLOSED_STATUSES } from 'contract/complaints/words'
import type { Db } from '../platform/core/db.ts'

/** The open complaint about a product, or undefined. */
export const findOpenComplaint = (db: Db, registrationId: number) =>
  db
    .selectFrom('complaint')
    .select(['id', 'job_no', 'problem_description', 'problem_type', 'status', 'created_at'])
    .where('registration_id', '=', registrationId)
    .where('status', 'not in', CLOSED_STATUSES)
    .executeTakeFirst()

/** Whether there is a complaint about a product, open or closed. */
export const hasComplaint = async (db: Db, registrationId: number): Promise<boolean> =>
  (await db
    .selectFrom('complaint')
    .select('id')
    .where('registration_id', '=', registrationId)
    .limit(1)
    .executeTakeFirst()) !== undefined
