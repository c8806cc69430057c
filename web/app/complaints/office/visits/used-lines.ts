import type { StockLine } from 'contract/parts/stock'

/** A part that went in, from a place. */
export interface UsedLine {
  part_id: number
  name: string
  number: string
  /** of one, in rupees */
  price: number
  place: string
  placeName: string
  /** as many as are there */
  most: number
  /** as it is typed */
  count: string
  is_covered: boolean
}

/** What lines cost that no warranty covers, in rupees; what is no number yet counts nothing. */
export const chargeOf = (lines: readonly UsedLine[]): number =>
  lines.reduce((sum, { is_covered, price, count }) => sum + (is_covered ? 0 : price * (Number(count) || 0)), 0)

/** The lines as they are sent. */
export const sentLines = (lines: readonly UsedLine[]): string =>
  JSON.stringify(lines.map(({ part_id, count, place, is_covered }) => ({ part_id, count, place, is_covered })))

/** What is at a place and not among the lines yet. */
export const leftToChoose = (stock: readonly StockLine[], lines: readonly UsedLine[]): StockLine[] =>
  stock.filter(({ part_id }) => !lines.some((line) => line.part_id === part_id))
