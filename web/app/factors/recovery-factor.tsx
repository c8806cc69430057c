import LifeBuoy from 'lucide-react/icons/life-buoy'
import { m } from '#messages'
import { api } from '../api/client.ts'
import { useTask } from '../forms/use-task.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Badge } from '../ui/data/badge.tsx'
import { whole } from '../ui/format/numbers.ts'
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx'
import { useOpening } from '../ui/overlays/use-opening.ts'
import { FactorPart, type FactorProps } from './factor-part.tsx'

/** Fewer than this many are a reason to make new ones. */
const FEW = 3

/** How many recovery codes are left, and new ones in their place. */
export function RecoveryFactor({
  factors: { recovery_left: count },
  onCodes,
}: FactorProps & { onCodes: (codes: readonly string[]) => void }) {
  const { busy, run } = useTask()
  const { open, start, onOpenChange } = useOpening()
  const renew = () =>
    run('renew', async () => {
      onOpenChange(false)
      onCodes((await api.factors.renewRecoveryCodes()).data.codes)
    })
  return (
    <FactorPart
      icon={<LifeBuoy />}
      title={m.factors_recovery()}
      state={<Badge tone={count < FEW ? 'amber' : 'line'}>{m.factors_recovery_left({ shown: whole(count) })}</Badge>}
      text={m.factors_recovery_text()}
      actions={
        <Button size="sm" variant="line" busy={busy !== undefined} onClick={start}>
          {m.factors_recovery_renew()}
        </Button>
      }
    >
      <ConfirmDialog
        open={open}
        onOpenChange={onOpenChange}
        tone="ink"
        title={m.factors_recovery_renew_title()}
        text={m.factors_recovery_renew_text()}
        confirm={m.factors_recovery_renew()}
        onConfirm={renew}
      />
    </FactorPart>
  )
}
