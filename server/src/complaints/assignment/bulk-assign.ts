import type { Caller } from '../../platform/core/caller.ts'
import type { EachRow } from '../../platform/core/each-row.ts'
import type { Services } from '../../platform/core/services.ts'
import { eachComplaint } from '../each-complaint.ts'
import { assignComplaint } from './assign-complaint.ts'

interface Chosen {
  centre_id?: number | undefined
  engineer_id?: number | undefined
}

/** Assigns each complaint to a service centre, an engineer or both. Reports those left unchanged. */
export const bulkAssign = (
  services: Services,
  user: Caller,
  ids: readonly number[],
  chosen: Chosen,
): Promise<EachRow> =>
  eachComplaint(services, user, ids, {
    work: (id) => assignComplaint(services, user, id, chosen),
    unchanged: 'Already assigned to them',
  })
