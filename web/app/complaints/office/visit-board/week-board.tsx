import type { VisitBoard, VisitCard } from 'contract/complaints/assignments'
import { clsx } from 'clsx'
import { useState } from 'react'
import { m } from '#messages'
import { useMay } from '../../../office/office-data.ts'
import { DragBoard } from '../../../ui/drag/drag-board.tsx'
import { CardFrame, DragCard, MoveButton } from '../../../ui/drag/drag-card.tsx'
import { useCardFocus } from '../../../ui/drag/use-card-focus.ts'
import { useOpening } from '../../../ui/overlays/use-opening.ts'
import { DayOffDialog } from './day-off-dialog.tsx'
import { DayTabs } from './day-tabs.tsx'
import { MoveVisitDialog } from './move-visit-dialog.tsx'
import { useVisitMoves } from './use-visit-moves.ts'
import { VisitFace } from './visit-face.tsx'
import { WaitingRow } from './waiting-row.tsx'
import { WeekCell } from './week-cell.tsx'
import { cellOfPlace, placeOfCard, WAITING, withMoves, type Cell } from './week.ts'
import { cellName, closedLabel, offWords, placeWords, rowName, weekdayOf } from './week-words.ts'
import { dayAndMonth } from '../../../ui/format/dates.ts'

/** The engineers and the days of a week; a card that goes to another cell changes its visit. On a phone one day is shown. */
export default function WeekBoard({ week }: { week: VisitBoard }) {
  const mayWrite = useMay('complaints.write')
  const { moves, saving, move } = useVisitMoves()
  const [chosen, setChosen] = useState(week.days[0]!.day)
  const moving = useOpening()
  const asking = useOpening()
  const [opened, setOpened] = useState<VisitCard>()
  const [asked, setAsked] = useState<{ card: VisitCard; cell: Cell }>()
  const board = withMoves(week, moves)
  // A day off leaves the board with its last visit.
  const shownDay = board.days.some(({ day }) => day === chosen) ? chosen : board.days[0]!.day
  const keepFocus = useCardFocus(board, moves.size === 0)
  const cards = new Map([...board.data, ...board.waiting.cards].map((card) => [String(card.id), card]))
  const placeOf = (id: string) => (cards.has(id) ? placeOfCard(board, cards.get(id)!) : '')
  const drop = (id: string, place: string) => {
    const [card, cell] = [cards.get(id), cellOfPlace(board, place)]
    if (!card || !cell) return
    keepFocus(id)
    if (offWords(board, cell) === '') return void move(board, card, cell)
    setAsked({ card, cell })
    asking.start()
  }
  const draw = (card: VisitCard) => (
    <DragCard
      key={card.id}
      id={String(card.id)}
      name={nameOf(card)}
      busy={saving.has(card.id)}
      mover={
        mayWrite && (
          <MoveButton
            name={nameOf(card)}
            busy={saving.has(card.id)}
            onClick={() => {
              keepFocus(String(card.id))
              setOpened(card)
              moving.start()
            }}
          />
        )
      }
    >
      <VisitFace card={card} {...kindOf(board, card)} />
    </DragCard>
  )
  const rows = [undefined, ...board.engineers]
  return (
    <DragBoard
      cardName={(id) => nameOf(cards.get(id))}
      placeName={(place) => placeWords(board, place)}
      placeOf={placeOf}
      onDrop={drop}
      carried={(id) =>
        cards.has(id) && (
          <CardFrame className="cursor-grabbing shadow-float">
            <VisitFace card={cards.get(id)!} {...kindOf(board, cards.get(id)!)} />
          </CardFrame>
        )
      }
    >
      <DayTabs board={board} day={shownDay} onDay={setChosen} />
      <table className="w-full border-separate border-spacing-0 text-xs max-md:block md:table-fixed">
        <caption className="sr-only">{m.visits_board()}</caption>
        <thead className="z-3 max-md:hidden lg:sticky lg:top-0">
          <tr>
            <th scope="col" className={clsx(HEAD, 'left-0 z-1 w-36 md:sticky')}>
              {m.complaints_office_engineer()}
            </th>
            {board.days.map(({ day, closed }) => (
              <th key={day} scope="col" className={clsx(HEAD, 'w-37')}>
                <span className={clsx('block', day === board.today && 'text-red')}>
                  {day === board.today ? m.visits_today() : weekdayOf(day)}
                </span>
                <span className="block text-2xs font-normal text-ink-2 tabular-nums">
                  {[dayAndMonth(day), closedLabel(closed)].filter(Boolean).join(' · ')}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          <WaitingRow waiting={board.waiting} days={board.days.length} takes={(id) => placeOf(id) === WAITING}>
            {board.waiting.cards.map(draw)}
          </WaitingRow>
          {rows.map((engineer) => (
            <tr key={engineer?.id ?? 0} className="max-md:block max-md:border-b max-md:border-line">
              <th
                scope="row"
                className="left-0 z-2 border-line bg-white px-3 py-2.5 text-left align-top font-semibold max-md:block max-md:px-4 max-md:pb-0 md:sticky md:border-r md:border-b"
              >
                <span className="block break-words">{rowName(engineer)}</span>
                {engineer && <span className="block text-2xs font-normal text-ink-2">{engineer.centre_name}</span>}
              </th>
              {board.days.map(({ day }) => (
                <WeekCell
                  key={day}
                  board={board}
                  cell={{ engineer, day }}
                  isChosen={day === shownDay}
                  takes={(id) => day >= board.today || placeOf(id).endsWith(day)}
                  draw={draw}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {moving.opened((opening) => opened && <MoveVisitDialog card={opened} today={board.today} opening={opening} />)}
      {asking.opened(
        (opening) =>
          asked && (
            <DayOffDialog
              {...opening}
              place={cellName(asked.cell)}
              why={offWords(board, asked.cell)}
              onConfirm={() => void move(board, asked.card, asked.cell)}
            />
          ),
      )}
    </DragBoard>
  )
}

const HEAD = 'border-b border-line-2 bg-ground px-3 py-2 text-left align-bottom font-semibold'

const nameOf = (card: VisitCard | undefined): string =>
  card ? m.complaints_office_row_name({ model: card.model_name, customer: card.customer_name }) : ''

/** The facts not already shown by the card's position. */
const kindOf = (board: VisitBoard, card: VisitCard) => ({
  waits: placeOfCard(board, card) === WAITING,
  named: !board.engineers.some(({ id }) => id === card.engineer_id),
})
