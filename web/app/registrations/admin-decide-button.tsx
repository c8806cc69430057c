import type { RegistrationDetail } from 'contract/registrations'
import { useMay } from '../office/office-data.ts'
import { Button } from '../ui/button.tsx'
import { useOpening } from '../ui/use-opening.ts'
import { DecideDialog } from './admin-decide-dialog.tsx'

/** Opens the decision on the screen of one registration; also a decision that was made can be changed. */
export function DecideButton({ registration }: { registration: RegistrationDetail }) {
  const { times, start, ...opening } = useOpening()
  const mayDecide = useMay('registrations.decide')
  if (!mayDecide) return null
  return (
    <>
      <Button size="sm" variant={registration.status === 'Pending' ? 'ink' : 'line'} onClick={start}>
        Update Status
      </Button>
      {times > 0 && <DecideDialog {...opening} key={times} registration={registration} facts={registration} />}
    </>
  )
}
