import { BRAND } from 'contract/core/brand'
import { saidWindow } from 'contract/complaints/visit-windows'
import type { Locale } from 'contract/core/locale'
import { m } from 'contract/messages'
import { heightOf, MM, write, type Paper } from '../../platform/papers/paper.ts'

/** The margins of job sheets and of the list of a day. */
export const LEFT = 15 * MM
export const RIGHT = 195 * MM
export const WIDTH = RIGHT - LEFT
export const SOFT = BRAND.colours.ink3
export const LINE = BRAND.colours.line2
export const LABEL_SIZE = 8.5

interface Place {
  x: number
  y: number
  width: number
}

export interface Fact {
  label: string
  value: string
  size?: number
  /** what goes beyond is cut; Infinity shows all */
  lines?: number
}

/** A value below its label. Returns where it ends. */
export function writeFact(paper: Paper, { x, y, width }: Place, { label, value, size = 11, lines = 2 }: Fact): number {
  write(paper, label, x, y, { size: LABEL_SIZE, width, lines: 1, colour: SOFT })
  const top = y + 4 * MM
  write(paper, value, x, top, { size, width, ...(Number.isFinite(lines) && { lines }) })
  return top + heightOfValue(paper, width, { value, size, lines })
}

/** How high a value is set, without its label. */
function heightOfValue(paper: Paper, width: number, { value, size = 11, lines = 2 }: Omit<Fact, 'label'>): number {
  return Math.min(heightOf(paper, value, size, width), lines * lineOf(paper, size))
}

/** The height of one line. */
export const lineOf = (paper: Paper, size: number): number => heightOf(paper, 'x', size, undefined)

/** How high a fact is, with its label. */
export const heightOfFact = (paper: Paper, width: number, fact: Fact): number =>
  4 * MM + heightOfValue(paper, width, fact)

/** A line from one side to the other. */
export function rule(paper: Paper, y: number, { x = LEFT, width = WIDTH, thick = 0.75, colour = LINE as string } = {}) {
  paper
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(thick)
    .stroke(colour)
}

/** The hours of a visit as they are said: `10–13`, or any time. */
export const hoursOf = (window: string, locale: Locale): string =>
  window === '' ? m.papers_job_any_time({}, { locale }) : saidWindow(window, locale)
