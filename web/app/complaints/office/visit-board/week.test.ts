import type { EngineerOfWeek, VisitBoard, VisitCard } from 'contract/complaints/assignments'
import { expect, test } from 'vitest'
import { cardsIn, cellOfPlace, placeOfCard, visitIn, visitsIn, WAITING, withMoves } from './week.ts'

const [MONDAY, TUESDAY] = ['2099-01-05', '2099-01-06']
const card = (id: number, visit: Partial<VisitCard> = {}) =>
  ({
    id,
    engineer_id: null,
    technician: '',
    technician_contact: '',
    visit_date: '',
    visit_window: '',
    ...visit,
  }) as VisitCard
const engineer = (id: number, name: string, ...windows: Record<string, number>[]): EngineerOfWeek => ({
  id,
  name,
  phone: '9841000001',
  centre_id: 1,
  centre_name: '',
  days: [0, 1].map((place) => ({ off: '', windows: windows[place] ?? {} })),
})
const ram = engineer(1, 'Ram', { '10-13': 1 })
const hari = engineer(2, 'Hari', { '10-13': 1 }, { '10-13': 1, '13-16': 1, '16-19': 1 })
const ofRam = card(7, { engineer_id: 1, technician: 'Ram', visit_date: MONDAY, visit_window: '10-13' })
const typed = card(8, { technician: 'Shyam', visit_date: MONDAY, visit_window: '13-16' })
const waiting = card(9)
const board = {
  data: [ofRam, typed],
  days: [MONDAY, TUESDAY].map((day) => ({ day, closed: '' })),
  engineers: [ram, hari],
  waiting: { total: 1, more: false, cards: [waiting] },
} as unknown as VisitBoard
const at = (who: EngineerOfWeek | undefined, day: string) => ({ engineer: who, day })

test('a moved visit keeps its hours if they are among the engineer’s emptiest, otherwise it gets the emptiest', () => {
  expect(visitIn(board, ofRam, at(hari, MONDAY))).toMatchObject({ engineer_id: 2, visit_window: '13-16' })
  expect(visitIn(board, typed, at(hari, MONDAY)).visit_window).toBe('13-16')
  expect(visitIn(board, typed, at(hari, TUESDAY)).visit_window).toBe('13-16')
  expect(visitIn(board, waiting, at(ram, MONDAY)).visit_window).toBe('13-16')
  expect(visitIn(board, { ...ofRam, visit_window: '' }, at(hari, MONDAY)).visit_window).toBe('')
})

test('a typed technician stays when the visit changes day, and is dropped when an engineer is chosen', () => {
  expect(visitIn(board, typed, at(undefined, TUESDAY))).toMatchObject({ technician: 'Shyam', visit_date: TUESDAY })
  expect(visitIn(board, ofRam, at(undefined, TUESDAY))).toMatchObject({ engineer_id: null, technician: '' })
})

test('a card being moved is counted at its destination', () => {
  const shown = withMoves(
    board,
    new Map([ofRam, waiting].map((moved) => [moved.id, visitIn(board, moved, at(hari, MONDAY))])),
  )
  const [there, left] = [at(shown.engineers[1], MONDAY), at(shown.engineers[0], MONDAY)]
  expect([cardsIn(shown, left), visitsIn(shown, left)]).toEqual([[], { '10-13': 0 }])
  expect(cardsIn(shown, there).map(({ id }) => id)).toEqual([7, 9])
  expect(visitsIn(shown, there)).toEqual({ '10-13': 1, '13-16': 2 })
  expect(shown.waiting).toMatchObject({ total: 0, cards: [] })
})

test('a place is a cell or the waiting column', () => {
  expect(placeOfCard(board, waiting)).toBe(WAITING)
  expect(cellOfPlace(board, WAITING)).toBeUndefined()
  expect(cellOfPlace(board, placeOfCard(board, ofRam))).toEqual(at(ram, MONDAY))
  expect(cellOfPlace(board, placeOfCard(board, typed))).toEqual(at(undefined, MONDAY))
})
