import { m } from 'contract/messages'
import { stageForCustomer } from 'contract/complaints/words'
import { dayInBoth } from '../../core/format.ts'
import { drawCode } from '../../papers/code.ts'
import { drawWordmark, MM, write, type Paper } from '../../papers/paper.ts'
import { drawForm, FORM_TOP } from './job-sheet-form.ts'
import type { EarlierRepair, JobSheet, JobSheets } from './job-sheet.ts'
import { placeLine } from './place-line.ts'
import { hoursOf, LABEL_SIZE, LEFT, RIGHT, rule, SOFT, WIDTH, writeFact } from './sheet-kit.ts'

const CODE = { side: 30 * MM, top: 9 * MM }
const GAP = 8 * MM
const HALF = (WIDTH - GAP) / 2

/** One page: who is visited when, what for, and below it what is filled in by hand. */
export function drawJobSheet(paper: Paper, sheet: JobSheet, document: JobSheets) {
  drawHead(paper, sheet, document)
  const visit = drawVisit(paper, sheet, document, 44 * MM)
  rule(paper, visit + 3 * MM)
  const facts = drawFacts(paper, sheet, document, visit + 6 * MM)
  rule(paper, facts + 3 * MM)
  const earlier = FORM_TOP - 20 * MM
  drawFault(paper, sheet, document, { top: facts + 6 * MM, bottom: earlier })
  drawEarlier(paper, sheet.earlier, document, earlier)
  drawForm(paper, document)
}

function drawHead(paper: Paper, { id, job_no, address }: JobSheet, { locale, letterhead }: JobSheets) {
  drawWordmark(paper, letterhead, { x: LEFT, y: 15 * MM, height: 25 })
  const words = { width: WIDTH - CODE.side - 2 * MM, align: 'right' } as const
  write(paper, m.papers_job_sheet({}, { locale }), LEFT, 14 * MM, { ...words, size: 18 })
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

function drawFacts(paper: Paper, sheet: JobSheet, document: JobSheets, top: number): number {
  const said = { locale: document.locale }
  const left = drawColumn(paper, LEFT, top, [
    { label: m.papers_customer({}, said), value: sheet.customer_name, size: 13 },
    { label: m.papers_job_phone({}, said), value: sheet.customer_contact, size: 13 },
    { label: m.papers_job_address({}, said), value: sheet.customer_address || '–', lines: 3 },
    { label: m.papers_job_place({}, said), value: placeLine(sheet, document.locale) || '–' },
  ])
  const right = drawColumn(paper, LEFT + HALF + GAP, top, [
    { label: m.papers_model({}, said), value: `${sheet.model_name} (${sheet.model_num})` },
    { label: m.papers_serial_number({}, said), value: sheet.serial_number, size: 13, lines: 1 },
    { label: m.papers_purchase_date({}, said), value: dayInBoth(sheet.purchase_date, document) },
    { label: m.papers_job_warranty({}, said), value: warrantyOf(sheet, document) },
  ])
  return Math.max(left, right)
}

function drawColumn(paper: Paper, x: number, top: number, facts: readonly Parameters<typeof writeFact>[2][]): number {
  return facts.reduce((y, fact) => writeFact(paper, { x, y, width: HALF }, fact) + 2.5 * MM, top) - 2.5 * MM
}

function warrantyOf({ warranty_expiry: until }: JobSheet, document: JobSheets): string {
  const said = { locale: document.locale }
  if (!until) return m.papers_job_warranty_unknown({}, said)
  const day = dayInBoth(until, document)
  return document.today <= until ? m.papers_job_in_warranty({ day }, said) : m.papers_job_out_of_warranty({ day }, said)
}

/** The fault and as much of the remark as there is room for. */
function drawFault(
  paper: Paper,
  { problem_type, fault, remark }: JobSheet,
  { locale }: JobSheets,
  { top, bottom }: { top: number; bottom: number },
) {
  const value = [fault, remark === problem_type ? '' : remark].filter(Boolean).join(': ') || '–'
  const lines = Math.max(1, Math.floor((bottom - top - 6 * MM) / (5 * MM)))
  writeFact(paper, { x: LEFT, y: top, width: WIDTH }, { label: m.papers_job_fault({}, { locale }), value, lines })
}

function drawEarlier(paper: Paper, earlier: readonly EarlierRepair[], document: JobSheets, top: number) {
  const said = { locale: document.locale }
  write(paper, m.papers_job_earlier({}, said), LEFT, top, { size: LABEL_SIZE, colour: SOFT })
  const lines = earlier.map((repair) => lineOf(repair, document))
  for (const [at, line] of (lines.length > 0 ? lines : [m.papers_job_none_earlier({}, said)]).entries())
    write(paper, line, LEFT, top + (4 + 5 * at) * MM, { size: 10, width: WIDTH, lines: 1 })
}

const lineOf = ({ id, day, fault, status, job_no }: EarlierRepair, document: JobSheets): string =>
  [
    dayInBoth(day, document),
    fault,
    stageForCustomer(status, document.locale),
    job_no || m.papers_job_complaint({ id }, { locale: document.locale }),
  ]
    .filter(Boolean)
    .join(', ')
