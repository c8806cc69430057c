import X from 'lucide-react/icons/x'
import { stageForCustomer, type ComplaintStatus as Stage, type DispatchState } from 'contract/complaints/words'
import type { ReactNode } from 'react'
import type { BadgeTone } from '../ui/data/badge-look.tsx'
import { Badge } from '../ui/data/badge.tsx'

/** Red waits, gold is being worked on, green is done. */
const TONE: Record<Stage, BadgeTone> = {
  Unassigned: 'wait',
  'Service Center Assigned': 'gold',
  'Engineer Allocated': 'gold',
  'Part Approval Pending from ASM': 'gold',
  'Part Pending from HO': 'gold',
  'Parts in Transit': 'gold',
  'Part Consumed by Service Center': 'gold',
  'On Service': 'gold',
  Completed: 'green',
  Cancelled: 'line',
}

const BEING_DISPATCHED = 'Being dispatched'

/** The stage as staff read it: while the CRM has not answered a dispatch, the complaint no longer reads Unassigned. */
export const stageForStaff = (complaint: { status: string; dispatch_state: DispatchState }): string =>
  complaint.dispatch_state === 'queued' && complaint.status === 'Unassigned' ? BEING_DISPATCHED : complaint.status

/** How a badge shows the stage of a complaint; an unknown one is grey. */
export const complaintLook = (status: string): { tone: BadgeTone; sign?: ReactNode } => ({
  tone: isStage(status) ? TONE[status] : status === BEING_DISPATCHED ? 'gold' : 'grey',
  ...(status === 'Cancelled' && { sign: <X /> }),
})

/** The stage of a repair in a customer's words. A complaint that was just received is not late, so it is not red. */
export const RepairStatus = ({ status }: { status: string }) => (
  <Badge
    {...complaintLook(status)}
    {...(status === 'Unassigned' && { tone: 'gold' })}
    className="max-w-full whitespace-normal!"
  >
    <span className="wrap-anywhere">{stageForCustomer(status)}</span>
  </Badge>
)

const isStage = (status: string): status is Stage => Object.hasOwn(TONE, status)
