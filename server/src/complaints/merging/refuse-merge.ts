import { m } from 'contract/messages'
import { isClosed } from 'contract/complaints/words'
import { Problem } from '../../platform/core/problems.ts'
import type { Services } from '../../platform/core/services.ts'
import type { ComplaintLine } from '../lock-complaint.ts'
import { refuseMerged } from './refuse-merged.ts'

/** Throws a Problem 409 that says why these two cannot be merged. The caller has locked both. */
export function refuseMerge(
  services: Pick<Services, 'crm'>,
  source: ComplaintLine,
  target: ComplaintLine,
  isSameAppliance: boolean,
): void {
  if (source.id === target.id) refuse('same', m.complaints_complaint_cannot_merged_into_itself())
  refuseMerged(source)
  if (target.merged_into !== null)
    refuse(
      'target_merged',
      m.complaints_complaint_merged_into_complaint_choose_one({ id: target.id, number: target.merged_into }),
    )
  if (source.customer_id !== target.customer_id)
    refuse('other_customer', m.complaints_only_complaints_same_customer_merged())
  if (source.status === 'Completed') refuse('complaint_closed', m.complaints_complaint_completed_stays())
  if (isClosed(target.status)) refuse('target_closed', m.complaints_complaint_closed_choose_open_one({ id: target.id }))
  refuseDispatched(services, source)
  if (!isSameUnit(source, target) && !isSameAppliance)
    refuse('other_serial', m.complaints_serial_numbers_differ_confirm_both_about(), {
      field: 'is_same_appliance',
    })
}

/** Two numbers that are not known are no same number. */
const isSameUnit = (one: ComplaintLine, other: ComplaintLine): boolean =>
  one.registration_id === other.registration_id || (one.serial_key !== null && one.serial_key === other.serial_key)

/** A job that the CRM works on would go on there without a complaint. */
function refuseDispatched({ crm }: Pick<Services, 'crm'>, { status, job_no, dispatch_state }: ComplaintLine): void {
  if (dispatch_state === 'queued') refuse('dispatching', m.complaints_complaint_way_crm_wait_job_number())
  if (crm.kind === 'http' && job_no !== null && status !== 'Cancelled')
    refuse('dispatched', m.complaints_crm_works_job_cancel_first_merge({ job: job_no }))
}

function refuse(code: string, message: string, { field = 'into' }: { field?: string } = {}): never {
  throw new Problem(409, code, message, { errors: { [field]: message } })
}
