import { readFile } from 'node:fs/promises'
import PDFDocument from 'pdfkit'
import { BRAND } from 'contract/core/brand'
import type { Locale } from 'contract/core/locale'
import { isDrawn, type Letterhead } from './letterhead.ts'
import { printable } from './printable.ts'
import { asPart, beginStructure, type Part } from './structure.ts'

/** A PDF document in our typeface. Lengths are points; a millimetre is `MM` of them. */
export type Paper = PDFKit.PDFDocument

export const MM = 72 / 25.4

/** A new document of A4 pages without margins, with its author, its language and, unless `tagged` is false, its structure. */
export async function openPaper(
  title: string,
  { author, tagged = true, ...options }: PDFKit.PDFDocumentOptions & { author?: string; lang?: Locale } = {},
): Promise<Paper> {
  const font = await readFile(new URL('./fonts/anek-papers.ttf', import.meta.url))
  const info = { Title: title, ...(author && { Author: author }) }
  const paper = new PDFDocument({ size: 'A4', margin: 0, lang: 'en', displayTitle: true, tagged, info, ...options })
  paper.registerFont('text', font).font('text')
  readWhatStandsBefore(paper)
  if (tagged) beginStructure(paper)
  return paper
}

/** A rule of a font, as fontkit reads it: which glyphs stand before, nearest first. */
interface ChainingRule {
  version: number
  backtrackGlyphCount?: number
  backtrackCoverage?: Iterable<unknown>
}

interface ShapedFont {
  GSUB?: {
    lookupList: { toArray(): { lookupType: number; subTables: (ChainingRule & { extension?: ChainingRule })[] }[] }
  }
}

const CHAINING = 6
const EXTENSION = 7

/**
 * fontkit 2.0.4 compares two glyphs that stand before another in the wrong order, and draws the reph of कार्तिक twice
 * (findings/paper-two-rephs.sh). The rules are turned round for it; share pictures are drawn by another shaper.
 */
function readWhatStandsBefore(paper: Paper): void {
  // The type of the document has no font in it.
  const { font } = Reflect.get(paper, '_font') as { font: ShapedFont }
  for (const { lookupType, subTables } of font.GSUB?.lookupList.toArray() ?? []) {
    if (lookupType !== CHAINING && lookupType !== EXTENSION) continue
    for (const table of subTables) {
      const rule = table.extension ?? table
      if (rule.version === 3 && (rule.backtrackGlyphCount ?? 0) > 1)
        rule.backtrackCoverage = Array.from(rule.backtrackCoverage ?? []).toReversed()
    }
  }
}

interface Look {
  size?: number
  width?: number
  align?: 'left' | 'right'
  colour?: string
  /** text beyond this many lines is cut with an ellipsis */
  lines?: number
  /** what the text is for who listens; a paragraph if nothing is said */
  as?: Part
}

/** Writes a text in printable characters and returns where it ends. */
export function write(paper: Paper, text: string, x: number, y: number, look: Look = {}): number {
  const { size = 10, width, align = 'left', colour = BRAND.colours.ink, lines, as = 'P' } = look
  paper.fontSize(size).fillColor(colour)
  const draw = (shown: string) =>
    paper.text(shown, x, y, {
      width,
      align,
      lineGap: lineGapOf(size),
      lineBreak: width !== undefined,
      ...(lines && { height: lines * paper.currentLineHeight(true), ellipsis: true }),
    })
  const written = printable(text)
  const isNepali = DEVANAGARI.test(written)
  asPart(
    paper,
    as,
    () => (isNepali ? asWritten(paper, written, draw) : draw(written)),
    isNepali ? { actual: written } : {},
  )
  return y + heightOf(paper, text, size, width)
}

const DEVANAGARI = /\p{Script=Devanagari}/u

/**
 * Devanagari is drawn in another order than it is written (the short i stands before its consonant): what was written goes
 * along, for who searches or copies; for who listens, its part of the structure says it.
 */
function asWritten(paper: Paper, text: string, draw: (text: string) => void): void {
  paper.markContent('Span', { actual: text })
  draw(text)
  paper.endMarkedContent()
}

/** The height of a text set in a width. */
export function heightOf(paper: Paper, text: string, size: number, width: number | undefined): number {
  return paper.fontSize(size).heightOfString(printable(text), { width, lineGap: lineGapOf(size) })
}

/** The typeface leaves room for two tiers of vowel signs; one is enough between lines. */
const lineGapOf = (size: number) => -0.25 * size

/** The widest that a logo may be, in heights. */
const LOGO_WIDTH = 6

/** Draws the brand's logo, or its name with its lamp lit, as high as `height`. */
export function drawWordmark(
  paper: Paper,
  letterhead: Letterhead,
  { x, y, height }: { x: number; y: number; height: number },
): void {
  const { logo, name } = letterhead
  if (logo) {
    const image = () => void paper.image(Buffer.from(logo), x, y, { fit: [LOGO_WIDTH * height, height] })
    asPart(paper, 'Figure', image, { alt: name })
  } else if (isDrawn(letterhead)) {
    asPart(paper, 'Figure', () => drawStrokes(paper, letterhead, { x, y, height }), { alt: name })
  } else {
    const size = 1.05 * height
    write(paper, name, x, y, { size })
    paper.circle(x + paper.widthOfString(printable(name)) + 0.16 * height, y + 0.2 * height, 0.09 * height)
    paper.fill(letterhead.lamp)
  }
}

function drawStrokes(
  paper: Paper,
  letterhead: Letterhead,
  { x, y, height }: { x: number; y: number; height: number },
): void {
  const { frame, path, lamp } = BRAND.wordmark
  const scale = height / frame.height
  paper.save()
  paper.translate(x - frame.left * scale, y - frame.top * scale).scale(scale)
  paper.path(path).lineWidth(22).lineCap('round').lineJoin('round').stroke(BRAND.colours.ink)
  paper.circle(lamp.x, lamp.y, 15).fill(letterhead.lamp)
  paper.restore()
}
