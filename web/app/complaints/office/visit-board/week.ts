import type { EngineerOfWeek, VisitBoard, VisitCard } from 'contract/complaints/assignments'
import { emptiestWindow } from 'contract/complaints/visit-windows'

/** The visit fields of a complaint. */
export type Visit = Pick<VisitCard, 'engineer_id' | 'technician' | 'technician_contact' | 'visit_date' | 'visit_window'>

/** Which complaints are on their way to which visit. */
export type Moves = ReadonlyMap<number, Visit>

/** The place of those who wait for a visit. */
export const WAITING = 'waiting'

/** A cell of the board: an engineer, or nobody of the list, on a day. */
export interface Cell {
  engineer: EngineerOfWeek | undefined
  day: string
}

/** The name of a cell, as cards are dropped there. */
export const placeOfCell = ({ engineer, day }: Cell): string => `${engineer?.id ?? 0} ${day}`

/** The cell of a name; undefined for those who wait. */
export function cellOfPlace(board: VisitBoard, place: string): Cell | undefined {
  const [id, day = ''] = place.split(' ')
  return day === '' ? undefined : { engineer: board.engineers.find((one) => String(one.id) === id), day }
}

/** The position of a card on the board. */
export const placeOfCard = (board: VisitBoard, card: VisitCard): string =>
  board.waiting.cards.some(({ id }) => id === card.id)
    ? WAITING
    : placeOfCell({ engineer: engineerOf(board, card), day: card.visit_date })

/** Undefined for nobody, a typed name, and for an engineer whom the reader does not see. */
const engineerOf = (board: VisitBoard, { engineer_id }: VisitCard) =>
  board.engineers.find(({ id }) => id === engineer_id)

/** The cards of a cell, in the order of the day; without hours at its end. */
export const cardsIn = (board: VisitBoard, cell: Cell): VisitCard[] =>
  board.data
    .filter((card) => card.visit_date === cell.day && engineerOf(board, card) === cell.engineer)
    .toSorted((one, other) => hourOf(one) - hourOf(other) || one.id - other.id)

const hourOf = ({ visit_window }: VisitCard): number => (visit_window === '' ? 24 : Number.parseInt(visit_window, 10))

/** Why the engineer is not at work on the day of a cell, and why nobody is; empty where nothing speaks against a visit. */
export const offIn = (board: VisitBoard, { engineer, day }: Cell) => {
  const place = board.days.findIndex((one) => one.day === day)
  return { off: engineer?.days[place]?.off ?? '', closed: board.days[place]?.closed ?? '' }
}

/** How many visits a cell has by window, also those that the reader does not see. */
export function visitsIn(board: VisitBoard, cell: Cell): Readonly<Record<string, number>> {
  if (!cell.engineer) return countsOf(cardsIn(board, cell))
  return cell.engineer.days[board.days.findIndex(({ day }) => day === cell.day)]?.windows ?? {}
}

const countsOf = (cards: readonly VisitCard[]): Record<string, number> =>
  cards.reduce<Record<string, number>>((sum, { visit_window }) => withOne(sum, visit_window, 1), {})

const withOne = (counts: Readonly<Record<string, number>>, window: string, more: 1 | -1) => ({
  ...counts,
  [window]: (counts[window] ?? 0) + more,
})

/**
 * The visit that a card has once it is dropped into a cell: its hours stay unless the engineer is freer at others, and
 * one without a visit gets the engineer's emptiest window.
 */
export function visitIn(board: VisitBoard, card: VisitCard, cell: Cell): Visit {
  const { engineer, day: visit_date } = cell
  const isAnyTime = card.visit_date !== '' && card.visit_window === ''
  const visit_window =
    !engineer || isAnyTime ? card.visit_window : emptiestWindow(visitsIn(board, cell), card.visit_window)
  if (engineer) {
    const { id, name, phone } = engineer
    return { engineer_id: id, technician: name, technician_contact: phone, visit_date, visit_window }
  }
  // Within the row of those without an engineer of the list the name of the visit stays.
  if (!engineerOf(board, card) && card.visit_date !== '') return { ...visitOf(card), visit_date, visit_window }
  return { engineer_id: null, technician: '', technician_contact: '', visit_date, visit_window }
}

/** The visit of a complaint. */
export const visitOf = ({ engineer_id, technician, technician_contact, visit_date, visit_window }: Visit): Visit => ({
  engineer_id,
  technician,
  technician_contact,
  visit_date,
  visit_window,
})

/** The board as it will be once the moves are made. */
export function withMoves(board: VisitBoard, moves: Moves): VisitBoard {
  if (moves.size === 0) return board
  const came = board.waiting.cards.filter(({ id }) => moves.has(id))
  const before = [...board.data, ...came]
  const data = before.map((card) => ({ ...card, ...moves.get(card.id) }))
  const { total, cards } = board.waiting
  return {
    ...board,
    data,
    waiting: {
      ...board.waiting,
      total: total - came.length,
      cards: cards.filter(({ id }) => !moves.has(id)),
    },
    engineers: board.engineers.map((engineer) => ({
      ...engineer,
      days: engineer.days.map(({ off, windows }, place) => {
        const isHere = (card: VisitCard) =>
          moves.has(card.id) && card.engineer_id === engineer.id && card.visit_date === board.days[place]!.day
        const left = before.filter(isHere).reduce((sum, card) => withOne(sum, card.visit_window, -1), windows)
        return { off, windows: data.filter(isHere).reduce((sum, card) => withOne(sum, card.visit_window, 1), left) }
      }),
    })),
  }
}
