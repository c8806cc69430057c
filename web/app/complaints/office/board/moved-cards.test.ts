import type { BoardCard, BoardColumn } from 'contract/complaints/endpoints'
import type { ComplaintStatus } from 'contract/complaints/words'
import { expect, test } from 'vitest'
import { withMoves } from './moved-cards.ts'

const column = (status: ComplaintStatus, ...ids: number[]): BoardColumn => ({
  status,
  total: ids.length + 10,
  more: false,
  cards: ids.map((id) => ({ id, status }) as BoardCard),
})
const board = [column('Unassigned', 1, 2), column('On Service', 3)]
const shown = (moves: [number, ComplaintStatus][]) =>
  withMoves(board, new Map(moves)).map(({ total, cards }) => [total, ...cards.map(({ id }) => id)])

test('a card being moved comes first in its new stage, and both counts include the move', () => {
  expect(shown([[2, 'On Service']])).toEqual([
    [11, 1],
    [12, 2, 3],
  ])
})

test('a card moved to a hidden stage disappears; one that has arrived or is not on the board changes nothing', () => {
  expect(shown([[1, 'Completed']])[0]).toEqual([11, 2])
  expect(
    shown([
      [3, 'On Service'],
      [9, 'On Service'],
    ]),
  ).toEqual([
    [12, 1, 2],
    [11, 3],
  ])
})
