import { isBoundToCentre } from 'contract/core/roles'
import type { PartRequest } from 'contract/parts/requests'
import type { RequestState } from 'contract/parts/words'
import { useMay, useOffice } from '../../office/office-data.ts'
import type { RequestStep } from './request-action.ts'
import { isToGiveBack } from './request-words.ts'

const STEPS: Record<RequestState, readonly RequestStep[]> = {
  asked: ['approve', 'refuse', 'cancel'],
  approved: ['send', 'refuse', 'cancel'],
  sent: ['receive', 'return'],
  received: ['return'],
  used: [],
  returned: [],
  refused: [],
  cancelled: [],
}

/** What the caller may do next with a request, the usual step first. */
export function useSteps({ state, is_closed }: Pick<PartRequest, 'state' | 'is_closed'>): readonly RequestStep[] {
  const office = useOffice()
  const [mayApprove, mayMove, mayWrite] = [useMay('parts.approve'), useMay('parts.move'), useMay('complaints.write')]
  const may: Record<RequestStep, boolean> = {
    approve: mayApprove && !is_closed,
    refuse: mayApprove,
    send: mayMove && !is_closed && office !== undefined && !isBoundToCentre(office.role),
    receive: mayMove,
    return: mayMove,
    cancel: mayWrite,
  }
  const steps = isToGiveBack({ state, is_closed }) ? STEPS[state].toReversed() : STEPS[state]
  return steps.filter((step) => may[step])
}
