import { BRAND } from 'contract/core/brand'
import type { OwnQuotation, PriceLine } from 'contract/quotations/endpoints'
import { countText, rupeesText } from '../core/format.ts'
import { heightOf, MM, write, type Paper } from '../papers/paper.ts'
import { BOTTOM, LEFT, nextPage, RIGHT } from './page.ts'

const { ink: INK, ink3: INK_SOFT, line2: LINE } = BRAND.colours
const SIZE = 10
const PADDING = 2 * MM
const END = { x: LEFT, width: RIGHT - LEFT, align: 'right' } as const
const NUMBER = { x: LEFT, width: 8 * MM }
const DESCRIPTION = { x: LEFT + 9 * MM, width: 72 * MM }
const QUANTITY = { x: 101 * MM, width: 22 * MM, align: 'right' } as const
const UNIT_PRICE = { x: 124 * MM, width: 31 * MM, align: 'right' } as const
const AMOUNT = { x: 156 * MM, width: RIGHT - 156 * MM, align: 'right' } as const

/** The price lines and their total, on as many pages as needed. Returns where they end. */
export function writeTable(document: Paper, { lines, total }: OwnQuotation, top: number): number {
  if (total === null) return top
  // The header and one line stay together.
  let y = writeHead(document, top + 30 * MM > BOTTOM ? nextPage(document) : top)
  for (const [index, line] of lines.entries()) {
    const height = heightOfLine(document, line) + 2 * PADDING
    if (y + height > BOTTOM) y = writeHead(document, nextPage(document))
    writeLine(document, line, index + 1, y + PADDING)
    y += height
    rule(document, y, 0.5)
  }
  const height = heightOf(document, 'Total', 14, undefined) + 2 * PADDING
  // The total and the sentence below it stay together.
  if (y + height + 16 * MM > BOTTOM) y = nextPage(document)
  write(document, 'Total', DESCRIPTION.x, y + PADDING, { size: 14 })
  write(document, rupeesText(total), END.x, y + PADDING, { ...END, size: 14 })
  return y + height
}

const heightOfLine = (document: Paper, { description, total }: PriceLine) =>
  Math.max(
    heightOf(document, description, SIZE, DESCRIPTION.width),
    heightOf(document, rupeesText(total), SIZE, AMOUNT.width),
  )

function writeHead(document: Paper, y: number): number {
  const look = { size: 8.5, colour: INK_SOFT }
  write(document, 'Description', DESCRIPTION.x, y, look)
  write(document, 'Quantity', QUANTITY.x, y, { ...QUANTITY, ...look })
  write(document, 'Unit price', UNIT_PRICE.x, y, { ...UNIT_PRICE, ...look })
  const end = write(document, 'Amount', AMOUNT.x, y, { ...AMOUNT, ...look })
  rule(document, end + 1 * MM, 1, INK)
  return end + 1 * MM
}

function writeLine(document: Paper, line: PriceLine, number: number, y: number) {
  write(document, String(number), NUMBER.x, y, { ...NUMBER, colour: INK_SOFT })
  write(document, line.description, DESCRIPTION.x, y, DESCRIPTION)
  write(document, countText(line.quantity), QUANTITY.x, y, QUANTITY)
  write(document, rupeesText(line.unit_price), UNIT_PRICE.x, y, UNIT_PRICE)
  write(document, rupeesText(line.total), AMOUNT.x, y, AMOUNT)
}

function rule(document: Paper, y: number, width: number, colour: string = LINE) {
  document.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(width).stroke(colour)
}
