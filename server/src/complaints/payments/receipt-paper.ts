import { BRAND } from 'contract/core/brand'
import { m } from 'contract/messages'
import { countText, dayInBoth, rupeesText } from '../../platform/core/format.ts'
import type { Letterhead } from '../../platform/papers/letterhead.ts'
import { drawWordmark, heightOf, MM, openPaper, write, type Paper } from '../../platform/papers/paper.ts'
import { losesCharacters } from '../../platform/papers/printable.ts'
import { within } from '../../platform/papers/structure.ts'
import type { ReceiptFacts, ReceiptLine } from './receipt.queries.ts'

/** A receipt as it is drawn. */
export interface Receipt extends ReceiptFacts {
  /** of the brand; empty where it has none */
  seller: { address: string; pan: string }
  letterhead: Letterhead
}

const LEFT = 14 * MM
const RIGHT = 134 * MM
const WIDTH = RIGHT - LEFT
const TOP = 14 * MM
const BOTTOM = 196 * MM
const AMOUNT = { x: 100 * MM, width: RIGHT - 100 * MM, align: 'right' } as const
const { ink: INK, ink3: INK_SOFT, line2: LINE } = BRAND.colours

/** An A5 receipt: who paid whom for which repair, what it cost, and what was paid of it; one that is void says so. */
export async function drawReceipt(receipt: Receipt): Promise<Buffer> {
  const { locale, letterhead, number } = receipt
  const title = m.papers_receipt_title({ number }, { locale })
  const paper = await openPaper(title, { author: letterhead.name, lang: locale, size: 'A5' })
  const bytes = paper.toArray()
  writeHead(paper, receipt)
  const below = writeFacts(paper, receipt)
  writeEnd(paper, receipt, writeLines(paper, receipt, below))
  paper.end()
  return Buffer.concat(await bytes)
}

function nextPage(paper: Paper): number {
  paper.addPage()
  return TOP
}

function writeHead(paper: Paper, { letterhead, locale, number, void_reason: reason }: Receipt) {
  drawWordmark(paper, letterhead, { x: LEFT, y: TOP, height: 20 })
  const end = { width: WIDTH, align: 'right' } as const
  write(paper, m.papers_receipt({}, { locale }), LEFT, TOP, { ...end, size: 15, as: 'H1' })
  write(paper, m.papers_quotation_number({ id: number }, { locale }), LEFT, TOP + 7 * MM, { ...end, colour: INK_SOFT })
  if (reason)
    write(paper, m.papers_receipt_void({}, { locale }), LEFT, TOP + 7 * MM, { size: 12, colour: letterhead.red })
  rule(paper, TOP + 13 * MM, 0.75)
}

/** Who paid, when and for what, and who received it. Returns where they end. */
function writeFacts(paper: Paper, receipt: Receipt): number {
  const { customer_name, customer_contact, model_name, complaint_id, job_no, at, received_by_name, locale } = receipt
  const { method, seller, letterhead } = receipt
  const middle = 80 * MM
  const job = job_no
    ? m.papers_job_number({ number: job_no }, { locale })
    : m.papers_job_complaint({ id: complaint_id }, { locale })
  const left = writeColumn(paper, LEFT, middle - 5 * MM - LEFT, [
    [m.papers_customer({}, { locale }), customer_name],
    [m.papers_contact({}, { locale }), customer_contact],
    [m.papers_receipt_repair({}, { locale }), `${model_name}, ${job}`],
  ])
  const right = writeColumn(paper, middle, RIGHT - middle, [
    [m.papers_date({}, { locale }), dayInBoth(at, receipt)],
    [
      m.papers_receipt_received_by({}, { locale }),
      `${received_by_name}, ${method === 'cash' ? m.papers_receipt_cash({}, { locale }) : m.papers_receipt_transfer({}, { locale })}`,
    ],
    [m.papers_seller({}, { locale }), [letterhead.name, seller.address].filter(Boolean).join(', ')],
    ...(seller.pan ? [[m.papers_pan({}, { locale }), seller.pan] as const] : []),
  ])
  return Math.max(left, right) + 3 * MM
}

function writeColumn(
  paper: Paper,
  x: number,
  width: number,
  facts: readonly (readonly [label: string, value: string])[],
): number {
  let y = TOP + 17 * MM
  for (const [label, value] of facts) {
    write(paper, label, x, y, { size: 7.5, width, colour: INK_SOFT })
    y = write(paper, value, x, y + 3.5 * MM, { size: 9.5, width }) + 2.5 * MM
  }
  return y
}

/** What the repair cost, on as many pages as needed, and what was paid of it. Returns where they end. */
function writeLines(paper: Paper, receipt: Receipt, top: number): number {
  const { lines, due, before, amount, rest, locale } = receipt
  return within(paper, 'Table', () => {
    let y = top
    const row = (label: string, value: string, { size = 9.5, colour = INK as string } = {}) => {
      const height = heightOf(paper, label, size, AMOUNT.x - LEFT - 4 * MM) + 3 * MM
      if (y + height > BOTTOM) y = nextPage(paper)
      within(paper, 'TR', () => {
        write(paper, label, LEFT, y + 1.5 * MM, { size, width: AMOUNT.x - LEFT - 4 * MM, colour, as: 'TH' })
        write(paper, value, AMOUNT.x, y + 1.5 * MM, { ...AMOUNT, size, colour, as: 'TD' })
      })
      y += height
    }
    for (const line of lines) {
      row(lineText(line, receipt), rupeesText(line.amount, locale))
      rule(paper, y, 0.5)
    }
    row(m.papers_receipt_due({}, { locale }), rupeesText(due, locale))
    if (before > 0) row(m.papers_receipt_before({}, { locale }), rupeesText(before, locale), { colour: INK_SOFT })
    rule(paper, y, 1, INK)
    row(m.papers_receipt_received({}, { locale }), rupeesText(amount, locale), { size: 13 })
    row(m.papers_receipt_rest({}, { locale }), rupeesText(rest, locale), { colour: INK_SOFT })
    return y
  })
}

function lineText({ kind, name, count }: ReceiptLine, { locale }: Receipt): string {
  if (kind === 'labour') return m.papers_receipt_labour({}, { locale })
  if (kind === 'visit') return m.papers_receipt_visit({}, { locale })
  return count === 1 ? name : `${countText(count, locale)} × ${name}`
}

function writeEnd(paper: Paper, { locale, void_reason: reason, ...receipt }: Receipt, top: number) {
  const texts = [receipt.customer_name, receipt.model_name, ...receipt.lines.map(({ name }) => name)]
  const sentences = [
    ...(reason ? [m.papers_receipt_void_because({ reason }, { locale })] : []),
    ...(texts.some(losesCharacters) ? [m.papers_missing_characters({}, { locale })] : []),
  ]
  sentences.reduce(
    (y, sentence) => {
      const hasRoom = y + heightOf(paper, sentence, 8, WIDTH) <= BOTTOM
      return (
        write(paper, sentence, LEFT, hasRoom ? y : nextPage(paper), { size: 8, width: WIDTH, colour: INK_SOFT }) +
        2 * MM
      )
    },
    top + 5 * MM,
  )
}

function rule(paper: Paper, y: number, width: number, colour: string = LINE) {
  paper.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(width).stroke(colour)
}
