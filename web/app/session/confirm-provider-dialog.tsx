import ExternalLink from 'lucide-react/icons/external-link'
import { m } from '#messages'
import { Button } from '../ui/buttons/button.tsx'
import { DialogCancel } from '../ui/overlays/dialog-cancel.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { useProviderProof } from './use-provider-proof.ts'

interface ConfirmProviderProps {
  /** what the organisation's own sign-in is called */
  name: string
  answer: (yes: boolean) => void
  /** there is a password or a passkey as well */
  onOther?: () => void
}

/** Asks people whom their organisation signs in to prove there who they are. */
export function ConfirmProviderDialog({ name, answer, onOther }: ConfirmProviderProps) {
  const { isWaiting, prove } = useProviderProof(() => answer(true))
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) answer(false)
      }}
      title={m.session_second_title()}
      text={m.session_provider_text()}
      actions={
        <>
          <DialogCancel />
          <Button variant="ink" data-initial-focus onClick={prove}>
            <ExternalLink />
            {m.session_provider_verb({ name })}
          </Button>
        </>
      }
    >
      {onOther && (
        <button type="button" onClick={onOther} className="min-h-11 text-left text-sm underline">
          {m.session_provider_other()}
        </button>
      )}
      <p role="status" className="text-sm text-ink-2 empty:hidden">
        {isWaiting && m.session_provider_waiting()}
      </p>
    </Dialog>
  )
}
