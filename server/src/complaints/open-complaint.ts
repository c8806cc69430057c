import { CLOSED_STATUSES } from 'contract/complaints/words'
import type { Db } from '../core/db.ts'

/** The open complaint about a product, or undefined. */
export const findOpenComplaint = (db: Db, registrationId: number) =>
  db
    .selectFrom('complaint')
    .select(['id', 'job_no', 'problem_description', 'problem_type', 'status', 'created_at'])
    .where('registration_id', '=', registrationId)
    .where('status', 'not in', CLOSED_STATUSES)
    .executeTakeFirst()
