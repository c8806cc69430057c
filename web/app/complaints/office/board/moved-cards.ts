import type { BoardColumn } from 'contract/complaints/endpoints'
import type { ComplaintStatus } from 'contract/complaints/words'

/** Which complaints are on their way to which stage. */
export type Moves = ReadonlyMap<number, ComplaintStatus>

/** The board as it will be once the moves are made: a card comes first at its new stage. */
export function withMoves(columns: readonly BoardColumn[], moves: Moves): readonly BoardColumn[] {
  if (moves.size === 0) return columns
  const moving = columns.flatMap(({ cards }) => cards).filter(({ id, status }) => (moves.get(id) ?? status) !== status)
  return columns.map((column) => {
    const left = moving.filter(({ status }) => status === column.status)
    const come = moving.filter(({ id }) => moves.get(id) === column.status)
    return {
      ...column,
      total: column.total - left.length + come.length,
      cards: [...come, ...column.cards.filter((card) => !left.includes(card))],
    }
  })
}
