import { readFile } from 'node:fs/promises'
import PDFDocument from 'pdfkit'
import { modulesOf } from './code-picture.ts'

export interface Label {
  model_name: string
  model_number: string
  serial_number: string
  /** what its code holds */
  address: string
}

const MM = 72 / 25.4
/** Sheets of 3 × 8 labels of 63.5 × 33.9 mm, as they are sold for A4 printers. */
const SHEET = { columns: 3, rows: 8, left: 7.25 * MM, top: 12.9 * MM, stepX: 66 * MM, stepY: 33.9 * MM }
const CODE = { left: 2 * MM, top: 3.95 * MM, size: 26 * MM }
const QUIET_ZONE = 4
const TEXT = { left: 29 * MM, width: 32.5 * MM }
const INK = '#16181b'

export const LABELS_PER_PAGE = SHEET.columns * SHEET.rows

/** A document of labels to print, A4, 24 a page, that gives its bytes while it grows; codes are drawn as lines, not pixels. */
export async function labelDocument(onBytes: (bytes: Uint8Array) => void) {
  const font = await readFile(new URL('./fonts/anek-labels.ttf', import.meta.url))
  const document = new PDFDocument({ size: 'A4', margin: 0, autoFirstPage: false, info: { Title: 'QR labels' } })
  document.on('data', onBytes)
  document.registerFont('label', font)
  let drawn = 0

  const add = (label: Label) => {
    const place = drawn % LABELS_PER_PAGE
    if (place === 0) document.addPage()
    drawn += 1
    const x = SHEET.left + (place % SHEET.columns) * SHEET.stepX
    const y = SHEET.top + Math.floor(place / SHEET.columns) * SHEET.stepY
    drawCode(document, label.address, { x: x + CODE.left, y: y + CODE.top, side: CODE.size })
    drawText(document, label, x + TEXT.left, y)
  }
  const end = () =>
    new Promise<void>((resolve) => {
      document.once('end', resolve)
      document.end()
    })
  return { add, end }
}

/** The code of an address as lines, with the white around it that readers need. */
export function drawCode(
  document: PDFKit.PDFDocument,
  address: string,
  { x, y, side: whole }: { x: number; y: number; side: number },
) {
  const { size, isDark } = modulesOf(address)
  const side = whole / (size + 2 * QUIET_ZONE)
  const at = (module: number) => (module + QUIET_ZONE) * side
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (!isDark(row, column)) continue
      const first = column
      while (column + 1 < size && isDark(row, column + 1)) column++
      document.rect(x + at(first), y + at(row), (column - first + 1) * side, side)
    }
  }
  document.fill('black')
}

function drawText(document: PDFKit.PDFDocument, label: Label, x: number, y: number) {
  const write = (text: string, top: number, size: number, lines: number) => {
    document.font('label').fontSize(size).fillColor(INK)
    // The typeface leaves room for two storeys of vowel signs, more than a label has.
    const lineGap = -0.3 * size
    const height = lines * document.currentLineHeight(true)
    document.text(text, x, y + top * MM, { width: TEXT.width, height, lineGap, ellipsis: true })
  }
  write(label.model_name, 6, 9, 2)
  write(label.model_number, 15.5, 8, 1)
  write(label.serial_number, 20, 9, 2)
}
