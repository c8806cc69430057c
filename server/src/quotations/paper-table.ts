import { BRAND } from 'contract/core/brand'
import type { Locale } from 'contract/core/locale'
import { m } from 'contract/messages'
import type { PriceLine } from 'contract/quotations/endpoints'
import { countText, numberIn, rupeesText } from '../platform/core/format.ts'
import { VAT_PERCENT, vatIn } from 'contract/quotations/words'
import { heightOf, MM, write, type Paper } from '../platform/papers/paper.ts'
import { within } from '../platform/papers/structure.ts'
import { BOTTOM, LEFT, nextPage, RIGHT, type QuotationPaper } from './page.ts'

const { ink: INK, ink3: INK_SOFT, line2: LINE } = BRAND.colours
const SIZE = 10
const PADDING = 2 * MM
const END = { x: LEFT, width: RIGHT - LEFT, align: 'right' } as const
const NUMBER = { x: LEFT, width: 8 * MM }
const DESCRIPTION = { x: LEFT + 9 * MM, width: 72 * MM }
const QUANTITY = { x: 101 * MM, width: 22 * MM, align: 'right' } as const
const UNIT_PRICE = { x: 124 * MM, width: 31 * MM, align: 'right' } as const
const AMOUNT = { x: 156 * MM, width: RIGHT - 156 * MM, align: 'right' } as const

interface Placed {
  top: number
  /** the height of the block kept with the total */
  below: number
}

/** The price lines and their total, on as many pages as needed. Returns where they end. */
export function writeTable(document: Paper, quotation: QuotationPaper, placed: Placed): number {
  const { total } = quotation
  return total === null
    ? placed.top
    : within(document, 'Table', () => writeRows(document, { ...quotation, total }, placed))
}

function writeRows(
  document: Paper,
  { lines, total, seller, locale }: QuotationPaper & { total: number },
  { top, below }: Placed,
): number {
  // The header and one line stay together.
  let y = writeHead(document, top + 30 * MM > BOTTOM ? nextPage(document) : top, locale)
  for (const [index, line] of lines.entries()) {
    const height = heightOfLine(document, line, locale) + 2 * PADDING
    if (y + height > BOTTOM) y = writeHead(document, nextPage(document), locale)
    writeLine(document, line, { number: index + 1, y: y + PADDING, locale })
    y += height
    rule(document, y, 0.5)
  }
  const height = heightOf(document, m.papers_total({}, { locale }), 14, undefined) + 2 * PADDING
  const taxes = seller.pan ? taxesOf(total, locale) : []
  // The total, the tax in it and the sentences below stay together.
  if (y + height + taxes.length * TAX_HEIGHT + below > BOTTOM) y = nextPage(document)
  for (const [label, amount] of taxes) {
    writeSum(document, label, amount, { y: y + PADDING, size: SIZE, colour: INK_SOFT })
    y += TAX_HEIGHT
  }
  writeSum(document, m.papers_total({}, { locale }), rupeesText(total, locale), {
    y: y + PADDING,
    size: 14,
    colour: INK,
  })
  return y + height
}

function writeSum(
  document: Paper,
  label: string,
  amount: string,
  { y, size, colour }: { y: number; size: number; colour: string },
) {
  within(document, 'TR', () => {
    write(document, label, DESCRIPTION.x, y, { size, colour, as: 'TH' })
    write(document, amount, END.x, y, { ...END, size, as: 'TD' })
  })
}

const TAX_HEIGHT = 6 * MM

/** What the total is made of: the shop's prices are with VAT. */
function taxesOf(total: number, locale: Locale): (readonly [label: string, amount: string])[] {
  const vat = vatIn(total)
  return [
    [m.papers_without_vat({}, { locale }), rupeesText(total - vat, locale)],
    [m.papers_vat({ percent: numberIn(locale, VAT_PERCENT) }, { locale }), rupeesText(vat, locale)],
  ]
}

const heightOfLine = (document: Paper, { description, total }: PriceLine, locale: Locale) =>
  Math.max(
    heightOf(document, description, SIZE, DESCRIPTION.width),
    heightOf(document, rupeesText(total, locale), SIZE, AMOUNT.width),
  )

function writeHead(document: Paper, y: number, locale: Locale): number {
  const look = { size: 8.5, colour: INK_SOFT, as: 'TH' } as const
  const end = within(document, 'TR', () => {
    // Above the numbers of the lines.
    write(document, '', NUMBER.x, y, look)
    write(document, m.papers_description({}, { locale }), DESCRIPTION.x, y, look)
    write(document, m.papers_quantity({}, { locale }), QUANTITY.x, y, { ...QUANTITY, ...look })
    write(document, m.papers_unit_price({}, { locale }), UNIT_PRICE.x, y, { ...UNIT_PRICE, ...look })
    return write(document, m.papers_amount({}, { locale }), AMOUNT.x, y, { ...AMOUNT, ...look })
  })
  rule(document, end + 1 * MM, 1, INK)
  return end + 1 * MM
}

function writeLine(
  document: Paper,
  line: PriceLine,
  { number, y, locale }: { number: number; y: number; locale: Locale },
) {
  const as = 'TD'
  within(document, 'TR', () => {
    write(document, numberIn(locale, number), NUMBER.x, y, { ...NUMBER, colour: INK_SOFT, as })
    write(document, line.description, DESCRIPTION.x, y, { ...DESCRIPTION, as })
    write(document, countText(line.quantity, locale), QUANTITY.x, y, { ...QUANTITY, as })
    write(document, rupeesText(line.unit_price, locale), UNIT_PRICE.x, y, { ...UNIT_PRICE, as })
    write(document, rupeesText(line.total, locale), AMOUNT.x, y, { ...AMOUNT, as })
  })
}

function rule(document: Paper, y: number, width: number, colour: string = LINE) {
  document.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(width).stroke(colour)
}
