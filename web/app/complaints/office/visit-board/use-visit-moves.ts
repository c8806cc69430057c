import type { VisitBoard, VisitCard } from 'contract/complaints/assignments'
import { startTransition, useState } from 'react'
import { useRevalidator } from 'react-router'
import { m } from '#messages'
import { api } from '../../../api/client.ts'
import { refusalOf } from '../../../forms/refusal.ts'
import { toast } from '../../../ui/feedback/toast-store.ts'
import { useSayWithUndo } from '../use-say-with-undo.ts'
import { visitsIn, visitIn, visitOf, type Cell, type Moves, type Visit } from './week.ts'
import { visitWords } from './week-words.ts'

type Told = Pick<VisitCard, 'id' | 'model_name'>

/** Moves visits to another engineer or day. One that is refused returns, with the reason. */
export function useVisitMoves(): {
  moves: Moves
  /** those that the server has not answered yet */
  saving: ReadonlySet<number>
  move: (board: VisitBoard, card: VisitCard, to: Cell) => Promise<void>
} {
  const [moves, setMoves] = useState<Moves>(new Map())
  const [saving, setSaving] = useState<ReadonlySet<number>>(new Set())
  const { revalidate } = useRevalidator()
  const sayMoved = useSayMoved()
  const move = async (board: VisitBoard, card: VisitCard, to: Cell) => {
    const { id, model_name: model } = card
    const visit = visitIn(board, card, to)
    // How full the cell was on the screen: who filled it in the meantime is heard of.
    const seen_load = to.engineer && (visitsIn(board, to)[visit.visit_window] ?? 0)
    setMoves((before) => new Map(before).set(id, visit))
    setSaving((before) => new Set(before).add(id))
    try {
      const { message } = await change(id, { from: card, to: visit, seen_load })
      sayMoved(message, card, { before: visitOf(card), after: visit, today: board.today })
    } catch (error) {
      toast.error(refusalOf(error).message, { text: m.complaints_office_complaint_about({ id, model }) })
    } finally {
      // From here on the card can be moved again, whatever the new rows take.
      setSaving((before) => new Set([...before].filter((saved) => saved !== id)))
      await revalidate()
      // With the new rows, which the router draws in a transition: the card does not flicker back.
      startTransition(() => setMoves((before) => new Map([...before].filter(([, moved]) => moved !== visit))))
    }
  }
  return { moves, saving, move }
}

interface Moved {
  before: Visit
  after: Visit
  today: string
}

/** Says who comes when, and offers to take it back; into the past nothing is planned. */
export function useSayMoved(): (message: string, complaint: Told, moved: Moved) => void {
  const sayWithUndo = useSayWithUndo()
  return (message, { id, model_name: model }, { before, after, today }) => {
    const wordsOf = (visit: Visit) => `${m.complaints_office_complaint_about({ id, model })}: ${visitWords(visit)}`
    if (before.visit_date !== '' && before.visit_date < today)
      return void toast.success(message, { text: wordsOf(after) })
    sayWithUndo(message, wordsOf(after), async () => {
      const undone = await change(id, { from: after, to: before })
      return { message: undone.message, text: wordsOf(before) }
    })
  }
}

/** Changes a visit that was seen. */
const change = (id: number, { from, to, seen_load }: Change) =>
  api.complaints.planVisit({
    params: { id },
    body: {
      ...whoIn({ from, to, seen_load }),
      visit_date: to.visit_date,
      visit_window: to.visit_window,
      seen_technician: from.technician,
      seen_technician_contact: from.technician_contact,
      seen_visit_date: from.visit_date,
      seen_visit_window: from.visit_window,
      ...(seen_load !== undefined && { seen_load }),
    },
  })

interface Change {
  from: Visit
  to: Visit
  seen_load?: number | undefined
}

/** An engineer is chosen where it is another one, or where their visits were counted; a typed name stays as it is. */
function whoIn({ from, to, seen_load }: Change) {
  const { engineer_id, technician, technician_contact } = to
  const isChosen = engineer_id !== null && (engineer_id !== from.engineer_id || seen_load !== undefined)
  if (isChosen || technician === '') return { engineer_id }
  return { technician, technician_contact }
}
