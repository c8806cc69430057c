import type { VisitCard } from 'contract/complaints/assignments'
import { complaintPath } from 'contract/core/office-paths'
import { api } from '../../../api/client.ts'
import type { Saved } from '../../../forms/form-dialog.tsx'
import { toast } from '../../../ui/feedback/toast-store.ts'
import type { Opening } from '../../../ui/overlays/use-opening.ts'
import { VisitDialog } from '../visits/visit-dialog.tsx'
import { useSayMoved } from './use-visit-moves.ts'
import { visitOf } from './week.ts'

/** Moves a visit without dragging: the engineer, the day and the hours are chosen. */
export function MoveVisitDialog({ card, today, opening }: { card: VisitCard; today: string; opening: Opening }) {
  const sayMoved = useSayMoved()
  const { id } = card
  const say = async ({ message }: Saved) => {
    try {
      const { data } = await api.complaints.get({ params: { id } })
      sayMoved(message, card, { before: visitOf(card), after: visitOf(data), today })
    } catch {
      // It is saved; what is missing is the way back.
      toast.success(message)
    }
  }
  return (
    <VisitDialog complaint={card} opening={opening} action={complaintPath(id)} onSaved={(saved) => void say(saved)} />
  )
}
