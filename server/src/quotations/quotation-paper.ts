import { BRAND } from 'contract/core/brand'
import type { OwnQuotation } from 'contract/quotations/endpoints'
import { dayText } from '../core/format.ts'
import { drawWordmark, MM, openPaper, write, type Paper } from '../papers/paper.ts'
import { losesCharacters } from '../papers/printable.ts'
import { LEFT, RIGHT } from './page.ts'
import { writeRequest } from './paper-request.ts'
import { writeTable } from './paper-table.ts'

/** An approved quotation as an A4 document, with numbered pages. */
export async function drawQuotation(quotation: OwnQuotation): Promise<Buffer> {
  const title = `Quotation ${quotation.id}`
  const document = await openPaper(title, { bufferPages: true })
  const bytes = document.toArray()
  writeLetterhead(document, quotation)
  const facts = writeFacts(document, quotation)
  const end = writeTable(document, quotation, writeRequest(document, quotation, facts))
  writeEnd(document, quotation, end)
  numberPages(document, title)
  document.end()
  return Buffer.concat(await bytes)
}

function writeLetterhead(document: Paper, { id }: OwnQuotation) {
  const top = 20 * MM
  drawWordmark(document, { x: LEFT, y: top, height: 27 })
  write(document, 'Quotation', LEFT, top, { size: 18, width: RIGHT - LEFT, align: 'right' })
  write(document, `No. ${id}`, LEFT, top + 8 * MM, {
    width: RIGHT - LEFT,
    align: 'right',
    colour: BRAND.colours.ink3,
  })
  document
    .moveTo(LEFT, top + 15 * MM)
    .lineTo(RIGHT, top + 15 * MM)
    .lineWidth(0.75)
    .stroke(BRAND.colours.line2)
}

/** The recipient and the dates. Returns where they end. */
function writeFacts(document: Paper, quotation: OwnQuotation): number {
  const { customer_name, contact, created_at, decided_at, valid_until } = quotation
  const middle = 120 * MM
  const left = writeColumn(document, LEFT, middle - 8 * MM - LEFT, [
    ['Customer', customer_name],
    ['Contact', contact],
  ])
  const right = writeColumn(document, middle, RIGHT - middle, [
    ['Date', dayText(decided_at ?? created_at)],
    ['Valid until', valid_until ? dayText(valid_until) : 'No day is named'],
  ])
  return Math.max(left, right) + 4 * MM
}

function writeColumn(
  document: Paper,
  x: number,
  width: number,
  facts: readonly (readonly [label: string, value: string])[],
): number {
  let y = 43 * MM
  for (const [label, value] of facts) {
    write(document, label, x, y, { size: 8.5, width, colour: BRAND.colours.ink3 })
    y = write(document, value, x, y + 4.5 * MM, { size: 11, width }) + 4 * MM
  }
  return y
}

/** How long the prices are valid, and a note on characters that cannot be printed. */
function writeEnd(document: Paper, quotation: OwnQuotation, top: number) {
  const { customer_name, products, valid_until, total, lines } = quotation
  const asked = products.flatMap(({ model_name, model_num }) => [model_name, model_num])
  const texts = [customer_name, ...asked, ...lines.map(({ description }) => description)]
  const sentences = [
    total === null ? 'This quotation states no prices.' : 'Prices are in whole Nepali rupees.',
    valid_until && `They hold until ${dayText(valid_until)}, that day included.`,
    texts.some(losesCharacters) && 'Characters that this typeface lacks stand as a question mark.',
  ]
  write(document, sentences.filter(Boolean).join(' '), LEFT, top + 6 * MM, {
    size: 9,
    width: RIGHT - LEFT,
    colour: BRAND.colours.ink3,
  })
}

function numberPages(document: Paper, title: string) {
  const { count } = document.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    document.switchToPage(page)
    write(document, `${BRAND.name}, ${title}`, LEFT, 281 * MM, { size: 8.5, colour: BRAND.colours.ink3 })
    const number = `Page ${page + 1} of ${count}`
    write(document, number, LEFT, 281 * MM, {
      size: 8.5,
      width: RIGHT - LEFT,
      align: 'right',
      colour: BRAND.colours.ink3,
    })
  }
}
