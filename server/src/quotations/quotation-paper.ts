import { readFile } from 'node:fs/promises'
import PDFDocument from 'pdfkit'
import { BRAND } from 'contract/brand'
import type { OwnQuotation } from 'contract/quotations'
import { dayText } from '../in-words.ts'
import { writeRequest } from './paper-request.ts'
import { writeTable } from './paper-table.ts'
import { INK_SOFT, LAMP, LEFT, LINE, MM, RIGHT, write } from './paper.ts'
import { losesCharacters } from './printable.ts'

/** An approved quotation as a document to send on and to print: A4, with a page number on each page. */
export async function drawQuotation(quotation: OwnQuotation): Promise<Buffer> {
  const font = await readFile(new URL('../units/fonts/anek-labels.ttf', import.meta.url))
  const title = `Quotation ${quotation.quote_id}`
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    info: { Title: title, Author: BRAND.name },
  })
  const bytes = document.toArray()
  document.registerFont('paper', font).font('paper')
  writeLetterhead(document, quotation)
  const facts = writeFacts(document, quotation)
  const end = writeTable(document, quotation, writeRequest(document, quotation, facts))
  writeEnd(document, quotation, end)
  numberPages(document, title)
  document.end()
  return Buffer.concat(await bytes)
}

function writeLetterhead(document: PDFKit.PDFDocument, { quote_id }: OwnQuotation) {
  const top = 20 * MM
  write(document, BRAND.name, LEFT, top, { size: 26 })
  document.circle(LEFT + document.fontSize(26).widthOfString(BRAND.name) + 5, top + 8, 2.4).fill(LAMP)
  write(document, 'Quotation', LEFT, top, { size: 18, width: RIGHT - LEFT, align: 'right' })
  write(document, `No. ${quote_id}`, LEFT, top + 8 * MM, { width: RIGHT - LEFT, align: 'right', color: INK_SOFT })
  document
    .moveTo(LEFT, top + 15 * MM)
    .lineTo(RIGHT, top + 15 * MM)
    .lineWidth(0.75)
    .stroke(LINE)
}

/** Whom it is for, and when. Gives where they end. */
function writeFacts(document: PDFKit.PDFDocument, quotation: OwnQuotation): number {
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
  document: PDFKit.PDFDocument,
  x: number,
  width: number,
  facts: readonly (readonly [label: string, value: string])[],
): number {
  let y = 43 * MM
  for (const [label, value] of facts) {
    write(document, label, x, y, { size: 8.5, width, color: INK_SOFT })
    y = write(document, value, x, y + 4.5 * MM, { size: 11, width }) + 4 * MM
  }
  return y
}

/** How long the prices hold, and what the typeface lacks. */
function writeEnd(document: PDFKit.PDFDocument, quotation: OwnQuotation, top: number) {
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
    color: INK_SOFT,
  })
}

function numberPages(document: PDFKit.PDFDocument, title: string) {
  const { count } = document.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    document.switchToPage(page)
    write(document, `${BRAND.name}, ${title}`, LEFT, 281 * MM, { size: 8.5, color: INK_SOFT })
    const number = `Page ${page + 1} of ${count}`
    write(document, number, LEFT, 281 * MM, { size: 8.5, width: RIGHT - LEFT, align: 'right', color: INK_SOFT })
  }
}
