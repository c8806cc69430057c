import { BRAND } from 'contract/core/brand'
import { m } from 'contract/messages'
import { countText, dayInBoth } from '../../platform/core/format.ts'
import { drawWordmark, heightOf, MM, write, type Paper } from '../../platform/papers/paper.ts'
import { within } from '../../platform/papers/structure.ts'
import type { DayOfEngineer, JobSheet, JobSheets } from './job-sheet.ts'
import { placeLine } from './place-line.ts'
import { hoursOf, LABEL_SIZE, LEFT, rule, SOFT, WIDTH } from './sheet-kit.ts'

const BOTTOM = 278 * MM
const SIZE = 10
const PADDING = 2 * MM

/** The columns: where they begin and how wide they are, in millimetres. */
const COLUMNS = [
  { at: 0, width: 18 },
  { at: 20, width: 44 },
  { at: 66, width: 60 },
  { at: 128, width: 52 },
].map(({ at, width }) => ({ x: LEFT + at * MM, width: width * MM }))

/** The visits of an engineer on a day as a table, on as many pages as needed. */
export function drawDay(paper: Paper, document: JobSheets, day: DayOfEngineer) {
  paper.addPage()
  const top = drawHead(paper, document, day)
  within(paper, 'Table', () => drawVisits(paper, document, top))
}

function drawVisits(paper: Paper, document: JobSheets, top: number) {
  let y = drawTableHead(paper, document, top)
  for (const sheet of document.sheets) {
    const cells = cellsOf(sheet, document)
    if (y + heightOfRow(paper, cells) > BOTTOM) {
      paper.addPage()
      y = drawTableHead(paper, document, 15 * MM)
    }
    y = drawRow(paper, cells, y, { cell: 'TD', size: SIZE, colour: BRAND.colours.ink })
    rule(paper, y)
  }
}

/** Brand, day and engineer. Returns where they end. */
function drawHead(paper: Paper, document: JobSheets, day: DayOfEngineer): number {
  const { locale, letterhead, sheets } = document
  drawWordmark(paper, letterhead, { x: LEFT, y: 15 * MM, height: 25 })
  const title = m.papers_day_title({ day: dayInBoth(day.day, document) }, { locale })
  write(paper, title, LEFT, 29 * MM, { size: 18, width: WIDTH, lines: 1, as: 'H1' })
  const count = m.papers_day_count({ count: sheets.length, shown: countText(sheets.length, locale) }, { locale })
  const who = [day.technician || m.papers_job_nobody({}, { locale }), day.technician_contact, day.centre, count]
  write(paper, who.filter(Boolean).join(', '), LEFT, 38 * MM, { size: 12, width: WIDTH, lines: 1 })
  return 47 * MM
}

function drawTableHead(paper: Paper, { locale }: JobSheets, top: number): number {
  const heads = [m.papers_day_time, m.papers_customer, m.papers_day_where, m.papers_day_what]
  const cells = heads.map((head) => [head({}, { locale })])
  const y = drawRow(paper, cells, top, { cell: 'TH', size: LABEL_SIZE, colour: SOFT })
  rule(paper, y, { thick: 1, colour: BRAND.colours.ink })
  return y
}

const cellsOf = (sheet: JobSheet, { locale }: JobSheets): string[][] =>
  [
    [hoursOf(sheet.visit_window, locale)],
    [sheet.customer_name, sheet.customer_contact],
    [sheet.customer_address, placeLine(sheet, locale)],
    [sheet.model_name, sheet.fault, sheet.job_no || m.papers_job_complaint({ id: sheet.id }, { locale })],
  ].map((lines) => lines.filter(Boolean))

const heightOfRow = (paper: Paper, cells: readonly string[][]): number =>
  2 * PADDING + Math.max(...cells.map((lines, at) => heightOfCell(paper, lines, COLUMNS[at]!.width)))

const heightOfCell = (paper: Paper, lines: readonly string[], width: number): number =>
  lines.reduce((sum, line) => sum + heightOf(paper, line, SIZE, width), 0)

/** Writes the cells, each line below the other. Returns where the row ends. */
function drawRow(
  paper: Paper,
  cells: readonly string[][],
  top: number,
  { cell, ...look }: { cell: 'TH' | 'TD'; size: number; colour: string },
): number {
  const drawCell = (lines: readonly string[], at: number) => {
    const { x, width } = COLUMNS[at]!
    return lines.reduce((y, line) => write(paper, line, x, y, { ...look, width }), top + PADDING)
  }
  const ends = within(paper, 'TR', () => cells.map((lines, at) => within(paper, cell, () => drawCell(lines, at))))
  return Math.max(...ends) + PADDING
}
