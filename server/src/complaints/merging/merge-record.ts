import { PRIORITIES, type ComplaintStatus, type Priority } from 'contract/complaints/words'
import type { Db } from '../../platform/core/db.ts'
import type { MovedEstimates } from '../estimates/move-estimates.ts'
import type { ComplaintLine } from '../lock-complaint.ts'

type Visit = Pick<ComplaintLine, keyof typeof NO_VISIT>

/** The changes of a merge, kept until it is undone. */
export interface MergeRecord {
  /** the stage of the merged one */
  status: ComplaintStatus
  /** the messages that moved */
  messages: number[]
  estimates?: MovedEstimates
  /** the requests for parts that moved */
  requests?: number[]
  /** its stage was set automatically by a visit */
  automatic?: boolean
  /** the customer was waited for */
  waited?: boolean
  /** the wait of the one that stays that a word of the customer in the merged one ended */
  answered?: number
  /** why its dispatch had failed */
  dispatch_error?: string | null
  visit?: Visit
  /** its visit moved to the remaining complaint */
  visit_moved?: boolean
  /** the remaining complaint's values before and after */
  target?: { before: Shared; after: Shared }
}

type Shared = Pick<ComplaintLine, 'priority' | 'tags' | 'centre_id' | 'centre_chosen'>

export const sharedOf = ({ priority, tags, centre_id, centre_chosen }: ComplaintLine): Shared => ({
  priority,
  tags,
  centre_id,
  centre_chosen,
})

export const visitColumnsOf = (complaint: ComplaintLine): Visit => ({
  visit_date: complaint.visit_date,
  visit_window: complaint.visit_window,
  technician: complaint.technician,
  technician_contact: complaint.technician_contact,
  engineer_id: complaint.engineer_id,
})

/** Nobody comes. */
export const NO_VISIT = {
  visit_date: null,
  visit_window: '',
  technician: '',
  technician_contact: '',
  engineer_id: null,
} as const

/** The higher of two priorities. */
export const higherOf = (one: Priority, other: Priority): Priority =>
  PRIORITIES.indexOf(other) > PRIORITIES.indexOf(one) ? other : one

/** Keeps what a merge changed. The caller has locked the complaint. */
export const keepMerge = (tx: Db, complaintId: number, record: MergeRecord) =>
  tx
    .insertInto('complaint_merge')
    .values({ complaint_id: complaintId, kept: JSON.stringify(record) })
    .onConflict((conflict) => conflict.column('complaint_id').doUpdateSet({ kept: JSON.stringify(record) }))
    .execute()

/** The changes made by merging a complaint; undefined if it was not merged. */
export const readMerge = async (db: Db, complaintId: number): Promise<MergeRecord | undefined> =>
  (await db.selectFrom('complaint_merge').select('kept').where('complaint_id', '=', complaintId).executeTakeFirst())
    ?.kept as MergeRecord | undefined
