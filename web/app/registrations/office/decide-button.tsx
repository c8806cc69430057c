import { useState } from 'react'
import type { RegistrationDetail } from 'contract/registrations/endpoints'
import { m } from '#messages'
import { useMay } from '../../office/office-data.ts'
import { usePageKeys } from '../../office/use-page-keys.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { useOpening } from '../../ui/overlays/use-opening.ts'
import { DecideDialog, type DecisionChoice } from './decide-dialog.tsx'

const CHOICE_OF_KEY: Record<string, DecisionChoice> = { a: 'Approved', d: 'Discount', r: 'Rejected' }

/**
 * Opens the decision on the screen of one registration; also a decision that was made can be changed. The keys a, d and r
 * open it with their choice made.
 */
export function DecideButton({ registration }: { registration: RegistrationDetail }) {
  const { start, opened } = useOpening()
  const [choice, choose] = useState<DecisionChoice>()
  const mayDecide = useMay('registrations.decide')
  const open = (wanted: DecisionChoice | undefined) => {
    choose(wanted)
    start()
  }
  usePageKeys((key) => {
    const wanted = CHOICE_OF_KEY[key]
    if (!mayDecide || !wanted) return false
    open(wanted)
    return true
  })
  if (!mayDecide) return null
  return (
    <>
      <Button
        size="sm"
        variant={registration.status === 'Pending' ? 'ink' : 'line'}
        aria-keyshortcuts="a d r"
        onClick={() => open(undefined)}
      >
        {m.registrations_office_status_update()}
      </Button>
      {opened((opening) => (
        <DecideDialog {...opening} registration={registration} facts={registration} choice={choice} />
      ))}
    </>
  )
}
