import { BRAND } from 'contract/core/brand'
import type { Locale } from 'contract/core/locale'
import { m } from 'contract/messages'
import { MM, write, type Paper } from '../../papers/paper.ts'
import { LABEL_SIZE, LEFT, LINE, RIGHT, rule, SOFT, WIDTH } from './sheet-kit.ts'

/** The top of the part that is filled in by hand; everything above ends before it. */
export const FORM_TOP = 169 * MM

/** A line is as high as handwriting needs. */
const ROW = 8.5 * MM
const FINDINGS = 3
const PARTS = 4
const CODE_DIGITS = 6
const HALF = WIDTH / 2

/** Findings, parts, amount, code and signatures, all empty. */
export function drawForm(paper: Paper, locale: Locale) {
  const said = { locale }
  rule(paper, FORM_TOP, { thick: 1, colour: BRAND.colours.ink })
  const findings = FORM_TOP + 3 * MM
  label(paper, m.papers_job_findings({}, said), LEFT, findings)
  for (let line = 1; line <= FINDINGS; line++) rule(paper, findings + 2 * MM + line * ROW)
  const parts = findings + 5 * MM + FINDINGS * ROW
  drawParts(paper, locale, parts)
  const last = parts + 8 * MM + PARTS * ROW
  label(paper, m.papers_job_paid({}, said), LEFT, last)
  rule(paper, last + 12 * MM, { width: HALF - 8 * MM })
  label(paper, m.papers_job_code({}, said), LEFT + HALF, last)
  drawBoxes(paper, LEFT + HALF, last + 4.5 * MM)
  drawSignatures(paper, locale, 279 * MM)
}

function drawParts(paper: Paper, locale: Locale, top: number) {
  const [pieces, amount] = [RIGHT - 60 * MM, RIGHT - 38 * MM]
  label(paper, m.papers_job_parts({}, { locale }), LEFT, top)
  label(paper, m.papers_job_pieces({}, { locale }), pieces + 2 * MM, top)
  label(paper, m.papers_amount({}, { locale }), amount + 2 * MM, top)
  const head = top + 5 * MM
  for (let row = 0; row <= PARTS; row++) rule(paper, head + row * ROW)
  for (const x of [pieces, amount])
    paper
      .moveTo(x, head)
      .lineTo(x, head + PARTS * ROW)
      .lineWidth(0.75)
      .stroke(LINE)
}

function drawBoxes(paper: Paper, left: number, top: number) {
  const side = 8 * MM
  for (let box = 0; box < CODE_DIGITS; box++)
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
