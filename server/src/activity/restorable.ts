import { sql, type RawBuilder } from 'kysely'
import { RESTORABLE_SUBJECTS, RESTORE_DAYS } from 'contract/activity/words'

const DELETIONS = RESTORABLE_SUBJECTS.map((subject) => `${subject}.delete`)
const DAY_MS = 24 * 60 * 60 * 1000

/** Whether an audit row is the last deletion of a record that can come back: not long ago, and it had no files. */
export const isRestorable = (now: Date): RawBuilder<boolean> => sql<boolean>`(
  audit.action = any(${DELETIONS})
  and audit.at > ${new Date(now.getTime() - RESTORE_DAYS * DAY_MS).toISOString()}::timestamptz
  and coalesce(audit.before ->> 'image_id', audit.before ->> 'banner_id') is null
  and audit.before ->> 'id' = audit.subject_id::text
  and not exists (select from audit later where later.subject = audit.subject
    and later.subject_id = audit.subject_id and later.id > audit.id
    and later.action in (audit.action, audit.subject || '.restore')))`
