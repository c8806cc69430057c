import { registrationPath } from 'contract/core/office-paths'
import type { RegistrationDetail } from 'contract/registrations/endpoints'
import { useNavigate } from 'react-router'
import { usePageKeys } from '../../../office/use-page-keys.ts'
import { comingNext } from './coming-next.ts'
import type { Decision } from './decision.ts'
import { isSamePress } from './is-same-press.ts'
import { useKeptKey, useLeavingFor } from './use-coming.ts'

export interface DecisionKeys {
  registration: RegistrationDetail
  decide: (decision: Decision, goesOn: boolean) => void
  /** makes the choice ready, so that Enter presses it */
  prepare: (decision: Decision) => void
  reject: () => void
  /** of one without a bill: asks for the reason of an approval, and says why the plain key does nothing */
  approveWithReason?: () => void
  sayNoBill?: () => void
  /** a reason is being written: letters are no decisions then */
  isWriting: boolean
}

const KEYS = new Set(['a', 'A', 'd', 'r', 'n'])

/**
 * a approves and goes on, Shift a stays, and of one without a bill asks for the reason; d makes the approval with discount ready, r asks for the reason, n goes on. One
 * key decides only what waits: a decision that was made is changed with Enter as well. While another registration is on
 * its way, a key is kept for that one.
 */
export function useDecisionKeys({
  registration,
  decide,
  prepare,
  reject,
  approveWithReason,
  sayNoBill,
  isWriting,
}: DecisionKeys): void {
  const { id, status, next_waiting } = registration
  const navigate = useNavigate()
  const leavingFor = useLeavingFor()

  const press = (key: string) => {
    if (key === 'n' && next_waiting !== null) {
      comingNext.expect(next_waiting)
      void navigate(registrationPath(next_waiting))
    } else if (key === 'r') reject()
    else if (key === 'd') prepare('Discount')
    else if (key === 'a' || key === 'A') {
      if (status === 'Pending' && approveWithReason) (key === 'a' ? sayNoBill : approveWithReason)?.()
      else if (status === 'Pending') decide('Approved', key === 'a')
      else prepare('Approved')
    } else return false
    return true
  }

  useKeptKey(id, (key) => {
    // A colleague was faster: what was meant for a registration that waits does not fit.
    if (status === 'Pending' || key === 'n') press(key)
  })
  usePageKeys((key, event) => {
    if (leavingFor === undefined) comingNext.forget()
    else if (leavingFor !== false) comingNext.expect(leavingFor)
    const isLeaving = leavingFor !== false || comingNext.read() !== undefined
    if (isWriting && !isLeaving) return false
    if (!KEYS.has(key) && !isLeaving) return false
    if (isSamePress(event)) return KEYS.has(key)
    if (!isLeaving) return press(key)
    if (key.length === 1 || key === 'Escape') comingNext.press(key)
    return KEYS.has(key)
  })
}
