import type { RegistrationDetail } from 'contract/registrations'
import { useState } from 'react'
import { useMay } from '../office/office-data.ts'
import { Button } from '../ui/button.tsx'
import { DecideDialog } from './admin-decide-dialog.tsx'

/** Opens the decision on the screen of one registration; also a decision that was made can be changed. */
export function DecideButton({ registration }: { registration: RegistrationDetail }) {
  const [dialog, setDialog] = useState({ open: false, times: 0 })
  const mayDecide = useMay('registrations.decide')
  if (!mayDecide) return null
  return (
    <>
      <Button
        size="sm"
        variant={registration.status === 'Pending' ? 'ink' : 'line'}
        onClick={() => setDialog(({ times }) => ({ open: true, times: times + 1 }))}
      >
        Update Status
      </Button>
      {dialog.times > 0 && (
        <DecideDialog
          key={dialog.times}
          registration={registration}
          facts={registration}
          open={dialog.open}
          onOpenChange={(open) => setDialog(({ times }) => ({ open, times }))}
        />
      )}
    </>
  )
}
