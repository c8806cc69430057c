import { m } from 'contract/messages'
import { stageForCustomer } from 'contract/complaints/words'
import { digitsIn } from 'contract/core/texts/digits'
import { isBsYear } from 'contract/core/dates/calendar'
import { dayInBoth } from '../../platform/core/format.ts'
import { drawCode } from '../../platform/papers/code.ts'
import { drawWordmark, heightOf, MM, write, type Paper } from '../../platform/papers/paper.ts'
import { drawForm, FORM_TOP, lowestForm } from './job-sheet-form.ts'
import type { EarlierRepair, JobSheet, JobSheets } from './job-sheet.ts'
import { placeLine } from './place-line.ts'
import {
  heightOfFact,
  hoursOf,
  LABEL_SIZE,
  LEFT,
  lineOf,
  RIGHT,
  rule,
  SOFT,
  WIDTH,
  writeFact,
  type Fact,
} from './sheet-kit.ts'

const CODE = { side: 30 * MM, top: 9 * MM }
const GAP = 8 * MM
const HALF = (WIDTH - GAP) / 2

/** Above the form: the earlier repairs. */
const EARLIER = 20 * MM
/** A fault gets as many lines, if it has them, however long the address is. */
const LEAST_FAULT = 4
const FAULT_SIZE = 11
/** An address is never cut: it is set smaller where the page has no more room. */
const ADDRESS_SIZES = [11, 9.5, 8]

/**
 * One page: who is visited when, what for, and below it what is filled in by hand. A long address takes rows of that
 * part; of a long fault there is as much as there is room for.
 */
export function drawJobSheet(paper: Paper, sheet: JobSheet, document: JobSheets) {
  drawHead(paper, sheet, document)
  const visit = drawVisit(paper, sheet, document, 44 * MM)
  rule(paper, visit + 3 * MM)
  const lowest = lowestForm(paper, document)
  const faultRoom =
    13 * MM + Math.min(LEAST_FAULT, linesOf(paper, faultOf(sheet))) * lineOf(paper, FAULT_SIZE) + EARLIER
  const facts = drawFacts(paper, sheet, document, { top: visit + 6 * MM, bottom: lowest - faultRoom })
  rule(paper, facts + 3 * MM)
  const form = Math.min(lowest, Math.max(FORM_TOP, facts + faultRoom))
  drawFault(paper, sheet, document, { top: facts + 6 * MM, bottom: form - EARLIER })
  drawEarlier(paper, sheet.earlier, document, form - EARLIER)
  drawForm(paper, document, form)
}

function drawHead(paper: Paper, { id, job_no, address }: JobSheet, { locale, letterhead }: JobSheets) {
  drawWordmark(paper, letterhead, { x: LEFT, y: 15 * MM, height: 25 })
  const words = { width: WIDTH - CODE.side - 2 * MM, align: 'right' } as const
  write(paper, m.papers_job_sheet({}, { locale }), LEFT, 14 * MM, { ...words, size: 18, as: 'H1' })
  const number = job_no ? m.papers_job_number({ number: job_no }, { locale }) : m.papers_job_no_number({}, { locale })
  write(paper, number, LEFT, 23 * MM, { ...words, size: 13, lines: 1 })
  write(paper, m.papers_job_complaint({ id }, { locale }), LEFT, 30 * MM, { ...words, size: 11, colour: SOFT })
  drawCode(paper, address, { x: RIGHT - CODE.side + 3 * MM, y: CODE.top, side: CODE.side })
  const follow = { size: 7, width: CODE.side + 12 * MM, align: 'right' as const, lines: 1, colour: SOFT }
  write(paper, m.papers_job_follow({}, { locale }), RIGHT - CODE.side - 12 * MM, 37.5 * MM, follow)
  rule(paper, 42 * MM)
}

function drawVisit(paper: Paper, sheet: JobSheet, document: JobSheets, y: number): number {
  const said = { locale: document.locale }
  const who = [sheet.technician || m.papers_job_nobody({}, said), sheet.technician_contact]
  const cells = [
    { label: m.papers_job_visit({}, said), value: visitOf(sheet, document), share: 0.44, size: 13 },
    { label: m.papers_job_engineer({}, said), value: who.filter(Boolean).join(' '), share: 0.28 },
    { label: m.papers_job_centre({}, said), value: sheet.centre || '–', share: 0.28 },
  ]
  let x = LEFT
  const ends = cells.map(({ share, ...fact }) => {
    const width = share * WIDTH - 4 * MM
    const end = writeFact(paper, { x, y, width }, fact)
    x += share * WIDTH
    return end
  })
  return Math.max(...ends)
}

const visitOf = ({ visit_date, visit_window }: JobSheet, document: JobSheets): string =>
  visit_date
    ? `${dayInBoth(visit_date, document)}, ${hoursOf(visit_window, document.locale)}`
    : m.papers_job_no_visit({}, { locale: document.locale })

/** Returns where they end. */
function drawFacts(
  paper: Paper,
  sheet: JobSheet,
  document: JobSheets,
  { top, bottom }: { top: number; bottom: number },
): number {
  const said = { locale: document.locale }
  const address = sheet.customer_address.replace(/\s+/g, ' ').trim() || '–'
  const columnWith = (size: number): Fact[] => [
    { label: m.papers_customer({}, said), value: sheet.customer_name, size: 13 },
    { label: m.papers_job_phone({}, said), value: sheet.customer_contact, size: 13 },
    { label: m.papers_job_address({}, said), value: address, size, lines: Infinity },
    { label: m.papers_job_place({}, said), value: placeLine(sheet, document.locale) || '–' },
  ]
  const fits = (size: number) => top + heightOfColumn(paper, columnWith(size)) <= bottom
  const left = drawColumn(paper, LEFT, top, columnWith(ADDRESS_SIZES.find(fits) ?? ADDRESS_SIZES.at(-1)!))
  const right = drawColumn(paper, LEFT + HALF + GAP, top, [
    { label: m.papers_model({}, said), value: modelOf(sheet) },
    serialOf(sheet, document),
    { label: m.papers_purchase_date({}, said), value: purchaseOf(sheet, document) },
    { label: m.papers_job_warranty({}, said), value: warrantyOf(sheet, document), lines: 3 },
  ])
  return Math.max(left, right)
}

const BETWEEN = 2.5 * MM

function drawColumn(paper: Paper, x: number, top: number, facts: readonly Fact[]): number {
  return facts.reduce((y, fact) => writeFact(paper, { x, y, width: HALF }, fact) + BETWEEN, top) - BETWEEN
}

const heightOfColumn = (paper: Paper, facts: readonly Fact[]): number =>
  facts.reduce((sum, fact) => sum + heightOfFact(paper, HALF, fact) + BETWEEN, -BETWEEN)

const modelOf = ({ model_name, model_num }: JobSheet): string =>
  model_num ? `${model_name} (${model_num})` : model_name

/** The number, or a line to write it on. */
const serialOf = ({ serial_number }: JobSheet, { locale }: JobSheets): Fact => ({
  label: m.papers_serial_number({}, { locale }),
  ...(serial_number
    ? { value: serial_number, size: 13, lines: 1 }
    : { value: `${m.papers_job_serial_unknown({}, { locale })}\n${BLANK}`, lines: 3 }),
})

/** Written on by hand. */
const BLANK = '.'.repeat(48)

/** The day, the year alone as it was said, or that it is not known. */
function purchaseOf({ purchase_date, purchase_year: year }: JobSheet, document: JobSheets): string {
  const said = { locale: document.locale }
  if (purchase_date) return dayInBoth(purchase_date, document)
  if (year === null) return m.papers_job_purchase_unknown({}, said)
  return (isBsYear(year) ? m.papers_year_bs : m.papers_year_ad)({ year: digitsIn(document.locale, year) }, said)
}

function warrantyOf({ warranty: { verdict, until, parts } }: JobSheet, document: JobSheets): string {
  const said = { locale: document.locale }
  if (verdict === 'unproven') return m.papers_job_unproven({}, said)
  if (verdict === 'waiting') return m.papers_job_warranty_unknown({}, said)
  const day = dayInBoth(until, document)
  if (verdict === 'covered') return m.papers_job_in_warranty({ day }, said)
  const over = m.papers_job_out_of_warranty({ day }, said)
  if (verdict === 'over') return over
  const covered = parts
    .filter(({ is_covered }) => is_covered)
    .map((part) => m.papers_job_part_until({ name: part.name, day: dayInBoth(part.until, document) }, said))
  return `${over}\n${m.papers_job_parts_covered({ parts: covered.join(', ') }, said)}`
}

const faultOf = ({ problem_type, fault, remark }: JobSheet): string =>
  [fault, remark === problem_type ? '' : remark].filter(Boolean).join(': ') || '–'

/** The lines of a fault that is shown whole. */
const linesOf = (paper: Paper, fault: string): number =>
  Math.ceil(heightOf(paper, fault, FAULT_SIZE, WIDTH) / lineOf(paper, FAULT_SIZE) - 0.01)

/** The fault and as much of the remark as there is room for; where it goes on, it says where. */
function drawFault(
  paper: Paper,
  sheet: JobSheet,
  { locale }: JobSheets,
  { top, bottom }: { top: number; bottom: number },
) {
  const value = faultOf(sheet)
  const room = Math.max(1, Math.floor((bottom - top - 7 * MM) / lineOf(paper, FAULT_SIZE) + 0.01))
  const isWhole = linesOf(paper, value) <= room
  const lines = isWhole ? room : Math.max(1, room - 1)
  const label = m.papers_job_fault({}, { locale })
  const end = writeFact(paper, { x: LEFT, y: top, width: WIDTH }, { label, value, size: FAULT_SIZE, lines })
  if (!isWhole) write(paper, m.papers_job_more({}, { locale }), LEFT, end, { size: LABEL_SIZE, colour: SOFT })
}

function drawEarlier(paper: Paper, earlier: readonly EarlierRepair[], document: JobSheets, top: number) {
  const said = { locale: document.locale }
  write(paper, m.papers_job_earlier({}, said), LEFT, top, { size: LABEL_SIZE, colour: SOFT, as: 'H2' })
  const lines = earlier.map((repair) => repairLine(repair, document))
  for (const [at, line] of (lines.length > 0 ? lines : [m.papers_job_none_earlier({}, said)]).entries())
    write(paper, line, LEFT, top + (4 + 5 * at) * MM, { size: 10, width: WIDTH, lines: 1 })
}

const repairLine = ({ id, day, fault, status, job_no }: EarlierRepair, document: JobSheets): string =>
  [
    dayInBoth(day, document),
    fault,
    stageForCustomer(status, document.locale),
    job_no || m.papers_job_complaint({ id }, { locale: document.locale }),
  ]
    .filter(Boolean)
    .join(', ')
