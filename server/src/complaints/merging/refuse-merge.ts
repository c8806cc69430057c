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
  if (source.id === target.id) refuse('same', 'A complaint cannot be merged into itself')
  refuseMerged(source)
  if (target.merged_into !== null)
    refuse('target_merged', `Complaint ${target.id} was merged into complaint ${target.merged_into}. Choose that one`)
  if (source.customer_id !== target.customer_id)
    refuse('other_customer', 'Only complaints of the same customer can be merged')
  if (source.status === 'Completed') refuse('complaint_closed', 'This complaint is completed and stays as it is')
  if (isClosed(target.status)) refuse('target_closed', `Complaint ${target.id} is closed. Choose an open one`)
  refuseDispatched(services, source)
  if (source.serial_key !== target.serial_key && !isSameAppliance)
    refuse('other_serial', 'The serial numbers differ. Confirm that both are about the same appliance', {
      field: 'is_same_appliance',
    })
}

/** A job that the CRM works on would go on there without a complaint. */
function refuseDispatched({ crm }: Pick<Services, 'crm'>, { status, job_no, dispatch_state }: ComplaintLine): void {
  if (dispatch_state === 'queued')
    refuse('dispatching', 'This complaint is on its way to the CRM. Wait for its job number')
  if (crm.kind === 'http' && job_no !== null && status !== 'Cancelled')
    refuse('dispatched', `The CRM works on job ${job_no}. Cancel it there first, or merge the other complaint into it`)
}

function refuse(code: string, message: string, { field = 'into' }: { field?: string } = {}): never {
  throw new Problem(409, code, message, { errors: { [field]: message } })
}
