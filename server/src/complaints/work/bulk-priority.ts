import { m } from 'contract/messages'
import type { Priority } from 'contract/complaints/words'
import type { Caller } from '../../platform/core/caller.ts'
import type { EachRow } from '../../platform/core/each-row.ts'
import type { Services } from '../../platform/core/services.ts'
import { eachComplaint } from '../each-complaint.ts'
import { setPriority } from '../clock/set-priority.ts'

/** Changes the priority of each complaint. Reports those left unchanged. */
export const bulkPriority = (
  services: Services,
  user: Caller,
  ids: readonly number[],
  priority: Priority,
): Promise<EachRow> =>
  eachComplaint(services, user, ids, {
    work: (id) => setPriority(services, user, id, { priority }),
    unchanged: m.complaints_already_priority(),
  })
