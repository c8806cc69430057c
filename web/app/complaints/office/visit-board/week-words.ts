import type { VisitBoard } from 'contract/complaints/assignments'
import type { ClosedReason } from 'contract/complaints/visit-windows'
import { m } from '#messages'
import { offLabel } from '../../../engineers/off-label.ts'
import { dayAndMonth } from '../../../ui/format/dates.ts'
import { weekdaysText } from '../../../ui/format/weekdays.ts'
import { windowWords } from '../../window-words.ts'
import { cellOfPlace, offIn, type Cell, type Visit } from './week.ts'

/** `Friday` */
export const weekdayOf = (day: string): string => weekdaysText([new Date(day).getUTCDay()])

/** `Friday 27 Nov` */
const dayWords = (day: string): string => `${weekdayOf(day)} ${dayAndMonth(day)}`

/** The engineer of a board row. */
export const rowName = (engineer: Cell['engineer']): string => engineer?.name ?? m.complaints_office_board_no_engineer()

/** `Hari Rai, Friday 27 Nov` */
export const cellName = ({ engineer, day }: Cell): string =>
  m.visits_board_place({ name: rowName(engineer), day: dayWords(day) })

/** Why nobody is expected to work in a cell. */
export function offWords(board: VisitBoard, cell: Cell): string {
  const { off, closed } = offIn(board, cell)
  return offLabel(off) || closedLabel(closed)
}

/** Why nobody works on a day. */
export const closedLabel = (closed: ClosedReason): string =>
  ({ '': () => '', weekly: m.visits_board_closed, holiday: m.visits_board_holiday })[closed]()

/** A place as it is read out while a card is moved, with what speaks against it. */
export const placeWords = (board: VisitBoard, place: string): string => {
  const cell = cellOfPlace(board, place)
  if (!cell) return m.visits_board_waiting()
  return [cellName(cell), offWords(board, cell)].filter(Boolean).join(', ')
}

/** `Hari Rai, Friday 27 Nov, 10–13` */
export const visitWords = ({ technician, visit_date, visit_window }: Visit): string =>
  visit_date === ''
    ? m.visits_board_waiting()
    : [technician || m.complaints_office_board_no_engineer(), dayWords(visit_date), windowWords(visit_window)]
        .filter(Boolean)
        .join(', ')
