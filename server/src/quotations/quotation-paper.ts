import { BRAND } from 'contract/core/brand'
import type { Locale } from 'contract/core/locale'
import { m } from 'contract/messages'
import { dayInBoth, numberIn } from '../platform/core/format.ts'
import { drawWordmark, heightOf, MM, openPaper, write, type Paper } from '../platform/papers/paper.ts'
import { losesCharacters } from '../platform/papers/printable.ts'
import { BOTTOM, LEFT, nextPage, RIGHT, type QuotationPaper } from './page.ts'
import { writeRequest } from './paper-request.ts'
import { writeTable } from './paper-table.ts'

/** An approved quotation as an A4 document, with numbered pages. */
export async function drawQuotation(quotation: QuotationPaper): Promise<Buffer> {
  const { locale, letterhead } = quotation
  const title = m.papers_quotation_title({ id: quotation.number || quotation.id }, { locale })
  const document = await openPaper(title, { author: letterhead.name, bufferPages: true, lang: locale })
  const bytes = document.toArray()
  writeLetterhead(document, quotation)
  const request = writeRequest(document, quotation, writeFacts(document, quotation))
  const sentences = sentencesOf(quotation)
  const below = GAP_ABOVE + heightOfSentence(document, sentences[0]!)
  writeSentences(document, sentences, writeTable(document, quotation, { top: request, below }) + GAP_ABOVE)
  numberPages(document, `${letterhead.name}, ${title}`, locale)
  document.end()
  return Buffer.concat(await bytes)
}

function writeLetterhead(document: Paper, { id, number, locale, letterhead }: QuotationPaper) {
  const top = 20 * MM
  drawWordmark(document, letterhead, { x: LEFT, y: top, height: 27 })
  write(document, m.papers_quotation({}, { locale }), LEFT, top, {
    size: 18,
    width: RIGHT - LEFT,
    align: 'right',
    as: 'H1',
  })
  write(document, m.papers_quotation_number({ id: number || id }, { locale }), LEFT, top + 8 * MM, {
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
function writeFacts(document: Paper, quotation: QuotationPaper): number {
  const {
    customer_name,
    company,
    pan,
    address,
    contact,
    created_at,
    decided_at,
    valid_until,
    seller,
    letterhead,
    locale,
  } = quotation
  const middle = 120 * MM
  const left = writeColumn(document, LEFT, middle - 8 * MM - LEFT, [
    [m.papers_customer({}, { locale }), company || customer_name],
    ...(company ? [[m.papers_contact_person({}, { locale }), customer_name] as const] : []),
    [m.papers_contact({}, { locale }), contact],
    ...(address ? [[m.papers_address({}, { locale }), address] as const] : []),
    ...(pan ? [[m.papers_pan({}, { locale }), pan] as const] : []),
  ])
  const right = writeColumn(document, middle, RIGHT - middle, [
    [m.papers_date({}, { locale }), dayInBoth(decided_at ?? created_at, quotation)],
    [
      m.papers_valid_until({}, { locale }),
      valid_until ? dayInBoth(valid_until, quotation) : m.papers_valid_no_day({}, { locale }),
    ],
    ...(seller.pan
      ? [
          [m.papers_seller({}, { locale }), `${letterhead.name}, ${seller.address}`] as const,
          [m.papers_pan({}, { locale }), seller.pan] as const,
        ]
      : []),
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

const SMALL = 9
const GAP_ABOVE = 6 * MM
const GAP = 2 * MM

/** The notes below the total: on prices, terms, and characters that cannot be printed. */
function sentencesOf(quotation: QuotationPaper): string[] {
  const { customer_name, company, address, products, total, lines, locale, words } = quotation
  const asked = products.flatMap(({ model_name, model_num }) => [model_name, model_num])
  const texts = [customer_name, company, address, ...asked, ...lines.map(({ description }) => description)]
  const prices = [total === null ? words.unpriced : words.prices, words.hold]
  return [
    prices.filter(Boolean).join(' '),
    words.terms,
    ...(texts.some(losesCharacters) ? [m.papers_missing_characters({}, { locale })] : []),
  ]
}

/** Stacked, each kept whole, moved to the next page if there is no room. */
function writeSentences(document: Paper, sentences: readonly string[], top: number) {
  const look = { size: SMALL, width: RIGHT - LEFT, colour: BRAND.colours.ink3 }
  sentences.reduce((y, sentence) => {
    const hasRoom = y + heightOfSentence(document, sentence) <= BOTTOM
    return write(document, sentence, LEFT, hasRoom ? y : nextPage(document), look) + GAP
  }, top)
}

const heightOfSentence = (document: Paper, sentence: string) => heightOf(document, sentence, SMALL, RIGHT - LEFT)

function numberPages(document: Paper, title: string, locale: Locale) {
  const { count } = document.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    document.switchToPage(page)
    write(document, title, LEFT, 281 * MM, { size: 8.5, colour: BRAND.colours.ink3, as: 'Artifact' })
    const values = { page: numberIn(locale, page + 1), count: numberIn(locale, count) }
    const number = m.papers_page(values, { locale })
    write(document, number, LEFT, 281 * MM, {
      size: 8.5,
      width: RIGHT - LEFT,
      align: 'right',
      colour: BRAND.colours.ink3,
      as: 'Artifact',
    })
  }
}
