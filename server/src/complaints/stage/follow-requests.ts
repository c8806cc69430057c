import { isClosed, isForParts, type ComplaintStatus } from 'contract/complaints/words'
import type { RequestState } from 'contract/parts/words'
import { updateDueTimes } from '../clock/update-due-times.ts'
import type { ComplaintLine } from '../lock-complaint.ts'
import { impliedStage, isCrms } from './stage.ts'
import { changeStatus } from './status-change.ts'
import type { AuditEntry } from '../../platform/audit/audit.ts'
import type { Db } from '../../platform/core/db.ts'
import type { Services } from '../../platform/core/services.ts'

/** The stage of a complaint for each state of an open request, the least advanced first. */
const STAGES: readonly (readonly [RequestState, ComplaintStatus])[] = [
  ['asked', 'Part Approval Pending from ASM'],
  ['approved', 'Part Pending from HO'],
  ['sent', 'Parts in Transit'],
  ['received', 'Part Consumed by Service Center'],
]

interface Who {
  by: string
  actor: AuditEntry['actor']
  at: Date
}

/**
 * Moves the stage of a complaint to that of its least advanced request, or back to what its assignment implies when none
 * is left. It stays where it is the CRM's, and once it is closed. The caller has locked the complaint.
 */
export async function followRequests(services: Services, tx: Db, complaint: ComplaintLine, who: Who): Promise<void> {
  if (isClosed(complaint.status) || isCrms(services, complaint)) return
  const open = await tx
    .selectFrom('part_request')
    .select('state')
    .distinct()
    .where('complaint_id', '=', complaint.id)
    .execute()
  const least = STAGES.find(([state]) => open.some((one) => one.state === state))
  const status = least ? least[1] : stageWithout(complaint)
  const set = await changeStatus(tx, complaint, { status, ...who })
  if (Object.keys(set).length === 0) return
  await tx.updateTable('complaint').set(set).where('id', '=', complaint.id).execute()
  await updateDueTimes(tx, [complaint.id])
}

/** Parts are no longer waited for, or went back. */
const stageWithout = (complaint: ComplaintLine): ComplaintStatus | undefined =>
  isForParts(complaint.status) || complaint.status === 'Part Consumed by Service Center'
    ? impliedStage(complaint)
    : undefined
