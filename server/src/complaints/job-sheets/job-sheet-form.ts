import { BRAND } from 'contract/core/brand'
import type { Locale } from 'contract/core/locale'
import { m } from 'contract/messages'
import { VISIT_CODE_DIGITS } from 'contract/complaints/confirmations'
import { heightOf, MM, write, type Paper } from '../../platform/papers/paper.ts'
import type { JobSheets } from './job-sheet.ts'
import { LABEL_SIZE, LEFT, LINE, RIGHT, rule, SOFT, WIDTH } from './sheet-kit.ts'

/** The usual top of the part that is filled in by hand; everything above ends before it. */
export const FORM_TOP = 169 * MM

/** A line is as high as handwriting needs. */
const ROW = 8.5 * MM
const FINDINGS = 3
const PARTS = 4
const FEWEST_ROWS = 2
/** Everything of the form above the declaration, without its rows. */
const AROUND_ROWS = 30 * MM
const SIGNATURES = 279 * MM
/** The room for a signature. */
const SIGNING = 12 * MM
const DECLARATION_SIZE = 9
const HALF = WIDTH / 2

type Form = Pick<JobSheets, 'locale' | 'declaration'>

/** Where the declaration begins. */
const declaredAt = (paper: Paper, { declaration }: Form): number =>
  SIGNATURES - SIGNING - heightOf(paper, declaration, DECLARATION_SIZE, WIDTH)

/** How far down the form can begin, with the fewest rows. */
export const lowestForm = (paper: Paper, form: Form): number =>
  Math.max(FORM_TOP, declaredAt(paper, form) - AROUND_ROWS - FEWEST_ROWS * ROW)

/**
 * Findings, parts, amount, code, the declaration and signatures, all empty. What lies above, and a long declaration, take
 * the room of rows.
 */
export function drawForm(paper: Paper, { locale, declaration }: Form, top: number) {
  const said = { locale }
  const declared = declaredAt(paper, { locale, declaration })
  const rows = rowsWithin(declared - top)
  rule(paper, top, { thick: 1, colour: BRAND.colours.ink })
  const findings = top + 3 * MM
  label(paper, m.papers_job_findings({}, said), LEFT, findings)
  for (let line = 1; line <= rows.findings; line++) rule(paper, findings + 2 * MM + line * ROW)
  const parts = findings + 5 * MM + rows.findings * ROW
  drawParts(paper, locale, { top: parts, rows: rows.parts })
  const last = parts + 8 * MM + rows.parts * ROW
  label(paper, m.papers_job_paid({}, said), LEFT, last)
  rule(paper, last + 12 * MM, { width: HALF - 8 * MM })
  label(paper, m.papers_job_code({}, said), LEFT + HALF, last)
  drawBoxes(paper, LEFT + HALF, last + 4.5 * MM)
  write(paper, declaration, LEFT, declared, { size: DECLARATION_SIZE, width: WIDTH })
  drawSignatures(paper, locale, SIGNATURES)
}

/** How many rows there is room for, in the usual proportion; one of each at least. */
function rowsWithin(height: number): { findings: number; parts: number } {
  const most = FINDINGS + PARTS
  const rows = Math.min(most, Math.max(FEWEST_ROWS, Math.floor((height - AROUND_ROWS) / ROW)))
  const parts = Math.min(rows - 1, Math.ceil((rows * PARTS) / most))
  return { findings: rows - parts, parts }
}

function drawParts(paper: Paper, locale: Locale, { top, rows }: { top: number; rows: number }) {
  const [pieces, amount] = [RIGHT - 60 * MM, RIGHT - 38 * MM]
  label(paper, m.papers_job_parts({}, { locale }), LEFT, top)
  label(paper, m.papers_job_pieces({}, { locale }), pieces + 2 * MM, top)
  label(paper, m.papers_amount({}, { locale }), amount + 2 * MM, top)
  const head = top + 5 * MM
  for (let row = 0; row <= rows; row++) rule(paper, head + row * ROW)
  for (const x of [pieces, amount])
    paper
      .moveTo(x, head)
      .lineTo(x, head + rows * ROW)
      .lineWidth(0.75)
      .stroke(LINE)
}

function drawBoxes(paper: Paper, left: number, top: number) {
  const side = 8 * MM
  for (let box = 0; box < VISIT_CODE_DIGITS; box++)
    paper
      .rect(left + box * (side + 1.5 * MM), top, side, side)
      .lineWidth(0.75)
      .stroke(SOFT)
}

function drawSignatures(paper: Paper, locale: Locale, y: number) {
  const words = [m.papers_job_signature_customer({}, { locale }), m.papers_job_signature_engineer({}, { locale })]
  for (const [at, text] of words.entries()) {
    const x = LEFT + at * HALF
    rule(paper, y - 1 * MM, { x, width: HALF - 8 * MM, colour: SOFT })
    label(paper, text, x, y)
  }
}

const label = (paper: Paper, text: string, x: number, y: number) =>
  write(paper, text, x, y, { size: LABEL_SIZE, colour: SOFT })
