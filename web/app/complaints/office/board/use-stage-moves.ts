import type { BoardCard } from 'contract/complaints/endpoints'
import type { ComplaintStatus } from 'contract/complaints/words'
import { startTransition, useState } from 'react'
import { useRevalidator } from 'react-router'
import { m } from '#messages'
import { api } from '../../../api/client.ts'
import { refusalOf } from '../../../forms/refusal.ts'
import { toast } from '../../../ui/feedback/toast-store.ts'
import { useUndoStatus } from '../use-undo-status.ts'
import type { Moves } from './moved-cards.ts'

/** Moves complaints to another stage. One that is refused returns, with the reason. */
export function useStageMoves(): { moves: Moves; move: (card: BoardCard, status: ComplaintStatus) => Promise<void> } {
  const [moves, setMoves] = useState<Moves>(new Map())
  const { revalidate } = useRevalidator()
  const sayWithUndo = useUndoStatus()
  const move = async ({ id, model_name: model, status: seen_status }: BoardCard, status: ComplaintStatus) => {
    const about = m.complaints_office_complaint_about({ id, model })
    setMoves((before) => new Map(before).set(id, status))
    try {
      const { message } = await api.complaints.changeStatus({ params: { id }, body: { status, seen_status } })
      sayWithUndo({ message, status }, { id, about })
    } catch (error) {
      toast.error(refusalOf(error).message, { text: about })
    } finally {
      await revalidate()
      // With the new rows, which the router draws in a transition: the card does not flicker back.
      startTransition(() => setMoves((before) => new Map([...before].filter(([moved]) => moved !== id))))
    }
  }
  return { moves, move }
}
