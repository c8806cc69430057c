import { m } from 'contract/messages'
import type { ComplaintStatus } from 'contract/complaints/words'
import type { Caller } from '../../platform/core/caller.ts'
import type { EachRow } from '../../platform/core/each-row.ts'
import type { Services } from '../../platform/core/services.ts'
import { eachComplaint } from '../each-complaint.ts'
import { editComplaint } from './edit-complaint.ts'

export interface ChosenStatus {
  status: ComplaintStatus
  /** the note customers read about it */
  status_description?: string | undefined
}

/** Changes the status of each complaint. Reports those left unchanged. */
export const bulkStatus = (
  services: Services,
  user: Caller,
  ids: readonly number[],
  chosen: ChosenStatus,
): Promise<EachRow> =>
  eachComplaint(services, user, ids, {
    work: (id) => editComplaint(services, user, id, chosen),
    unchanged: m.complaints_already_status(),
  })
