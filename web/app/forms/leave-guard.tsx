import { useBeforeUnload, useBlocker } from 'react-router'
import { Button } from '../ui/buttons/button.tsx'
import { DialogCancel } from '../ui/overlays/dialog-cancel.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { m } from '#messages'

export interface LeaveGuardProps {
  when: boolean
  /** what would be lost, where that is not what was typed */
  title?: string
  text?: string
}

/** Asks before something is lost: on navigation within the office, and when the page is closed. */
export function LeaveGuard({ when, title, text }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname,
  )
  useBeforeUnload((event) => {
    if (when) event.preventDefault()
  })
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title={title ?? m.forms_leave_title()}
      text={text ?? m.forms_leave_text()}
      actions={
        <>
          <DialogCancel />
          <Button variant="ink" onClick={() => blocker.proceed?.()}>
            {m.forms_leave()}
          </Button>
        </>
      }
    />
  )
}
