import type { BoardCard, BoardColumn } from 'contract/complaints/endpoints'
import { COMPLAINT_STATUSES, isClosed, type ComplaintStatus } from 'contract/complaints/words'
import { useState } from 'react'
import { m } from '#messages'
import { useMay } from '../../../office/office-data.ts'
import { CardFrame, DragCard, MoveMenu } from '../../../ui/drag/drag-card.tsx'
import { DragBoard } from '../../../ui/drag/drag-board.tsx'
import { useCardFocus } from '../../../ui/drag/use-card-focus.ts'
import { useOpening } from '../../../ui/overlays/use-opening.ts'
import { stageLabel } from '../stage-label.ts'
import { isAssigned } from '../status-choice.tsx'
import { CardFace } from './card-face.tsx'
import { CloseDialog } from './close-dialog.tsx'
import { withMoves } from './moved-cards.ts'
import { StageColumn } from './stage-column.tsx'
import { useStageMoves } from './use-stage-moves.ts'

/** The columns of the board; a card that goes to another one changes the stage of its complaint. */
export default function StageBoard({ columns }: { columns: readonly BoardColumn[] }) {
  const mayWrite = useMay('complaints.write')
  const { moves, move } = useStageMoves()
  const { start, opened } = useOpening()
  const [closing, setClosing] = useState<{ card: BoardCard; status: ComplaintStatus }>()
  const cards = new Map(columns.flatMap((column) => column.cards).map((card) => [String(card.id), card]))
  const shown = withMoves(columns, moves)
  const keepFocus = useCardFocus(shown, moves.size === 0)
  const moveTo = (card: BoardCard, status: ComplaintStatus) => {
    keepFocus(String(card.id))
    if (!isClosed(status)) return void move(card, status)
    setClosing({ card, status })
    start()
  }
  return (
    <DragBoard
      cardName={(id) => nameOf(cards.get(id))}
      placeName={stageLabel}
      placeOf={(id) => cards.get(id)?.status ?? ''}
      onDrop={(id, status) => cards.has(id) && moveTo(cards.get(id)!, status as ComplaintStatus)}
      carried={(id) =>
        cards.has(id) && (
          <CardFrame className="cursor-grabbing shadow-float">
            <CardFace card={cards.get(id)!} />
          </CardFrame>
        )
      }
    >
      {shown.map((column) => (
        <StageColumn key={column.status} column={column}>
          {column.cards.map((card) => (
            <DragCard
              key={card.id}
              id={String(card.id)}
              name={nameOf(card)}
              mover={
                mayWrite &&
                stagesFor(card).length > 0 && (
                  <MoveMenu
                    name={nameOf(card)}
                    places={stagesFor(card)}
                    onMove={(status) => moveTo(card, status as ComplaintStatus)}
                    busy={moves.has(card.id)}
                  />
                )
              }
              busy={moves.has(card.id)}
            >
              <CardFace card={card} />
            </DragCard>
          ))}
        </StageColumn>
      ))}
      {opened((opening) => closing && <CloseDialog {...opening} {...closing} />)}
    </DragBoard>
  )
}

const nameOf = (card: BoardCard | undefined): string =>
  card ? m.complaints_office_row_name({ model: card.model_name, customer: card.customer_name }) : ''

/** Where a complaint can go: from its end nowhere, that is reopened on its own screen. */
const stagesFor = (card: BoardCard) =>
  isClosed(card.status)
    ? []
    : COMPLAINT_STATUSES.filter((stage) => stage !== card.status && (stage !== 'Unassigned' || !isAssigned(card))).map(
        (stage) => ({ id: stage, name: stageLabel(stage) }),
      )
