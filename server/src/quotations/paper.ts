import { printable } from './printable.ts'

export const MM = 72 / 25.4
/** The edges of what is written on an A4 page. */
export const LEFT = 20 * MM
export const RIGHT = 190 * MM
export const TOP = 20 * MM
export const BOTTOM = 272 * MM

export const INK = '#17191c'
export const INK_SOFT = '#63686f'
export const LINE = '#cfccc7'
export const LAMP = '#c8102e'

interface Look {
  size?: number
  width?: number
  align?: 'left' | 'right'
  color?: string
}

/** Writes a text in characters that can be drawn, and gives where it ends. */
export function write(document: PDFKit.PDFDocument, text: string, x: number, y: number, look: Look = {}): number {
  const { size = 10, width, align = 'left', color = INK } = look
  const drawn = printable(text)
  document.fontSize(size).fillColor(color)
  document.text(drawn, x, y, { width, align, ...tight(size), lineBreak: width !== undefined })
  return y + heightOf(document, text, size, width)
}

/** How high a text is when it is written within a width. */
export function heightOf(document: PDFKit.PDFDocument, text: string, size: number, width: number | undefined): number {
  return document.fontSize(size).heightOfString(printable(text), { width, ...tight(size) })
}

/** Begins a page, and gives where its writing does. */
export function nextPage(document: PDFKit.PDFDocument): number {
  document.addPage()
  return TOP
}

/** The typeface leaves room for two storeys of vowel signs; one is enough between lines. */
const tight = (size: number) => ({ lineGap: -0.25 * size })
