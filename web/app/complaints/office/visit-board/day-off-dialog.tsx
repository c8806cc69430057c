import { m } from '#messages'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import type { Opening } from '../../../ui/overlays/use-opening.ts'

export interface DayOffDialogProps extends Opening {
  /** `Hari Rai, Friday 27 Nov` */
  place: string
  why: string
  onConfirm: () => void
}

/** Before somebody is sent on a day off: an emergency is for people to decide. */
export const DayOffDialog = ({ place, why, onConfirm, ...opening }: DayOffDialogProps) => (
  <ConfirmDialog
    {...opening}
    tone="ink"
    title={m.visits_board_off()}
    text={m.visits_board_off_text({ place, why })}
    confirm={m.visits_board_off_do()}
    onConfirm={() => {
      opening.onOpenChange(false)
      onConfirm()
    }}
  />
)
