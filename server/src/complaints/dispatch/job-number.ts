import { m } from 'contract/messages'
import { Problem } from '../../platform/core/problems.ts'
import { CUT_OFF_AFTER_MS } from './complaint.jobs.ts'
import type { ComplaintLine } from '../lock-complaint.ts'

/** The changes a manually entered job number causes: the first one counts as the dispatch. Throws Conflict. */
export function changedJobNumber(complaint: ComplaintLine, jobNo: string | undefined, at: Date) {
  if (!jobNo || jobNo === complaint.job_no) return {}
  if (complaint.job_no !== null) return { job_no: jobNo }
  if (isBeingSent(complaint, at)) {
    const message = m.complaints_complaint_just_being_handed_crm_wait()
    throw new Problem(409, 'dispatch_under_way', message, { errors: { job_no: message } })
  }
  return {
    job_no: jobNo,
    dispatch_state: 'dispatched' as const,
    dispatch_error: '',
    dispatch_sending_since: null,
    dispatched_at: at,
  }
}

/** The CRM may still answer with its own number. */
const isBeingSent = ({ dispatch_sending_since: since }: ComplaintLine, at: Date): boolean =>
  since !== null && at.getTime() - Date.parse(since) < CUT_OFF_AFTER_MS
