import { drawCode } from '../platform/papers/code.ts'
import { MM, openPaper, write, type Paper } from '../platform/papers/paper.ts'
import { GRID, LABELS_PER_PAGE } from './label-grid.ts'

export interface Label {
  model_name: string
  model_number: string
  serial_number: string
  /** the content of its QR code */
  address: string
}

/** Sheets of 3 × 8 labels of 63.5 × 33.9 mm, as sold for A4 printers. */
const SHEET = { ...GRID, left: 7.25 * MM, top: 12.9 * MM, stepX: 66 * MM, stepY: 33.9 * MM }
const CODE = { left: 2 * MM, top: 3.95 * MM, size: 26 * MM }
const TEXT = { left: 29 * MM, width: 32.5 * MM }

/** A PDF of labels, A4, 24 a page, that emits its bytes as it grows; codes are drawn as lines, not pixels. */
export async function labelDocument(onBytes: (bytes: Uint8Array) => void) {
  const paper = await openPaper('QR labels', { autoFirstPage: false, tagged: false })
  paper.on('data', onBytes)
  let drawn = 0

  const add = (label: Label) => {
    const place = drawn % LABELS_PER_PAGE
    if (place === 0) paper.addPage()
    drawn += 1
    const x = SHEET.left + (place % SHEET.columns) * SHEET.stepX
    const y = SHEET.top + Math.floor(place / SHEET.columns) * SHEET.stepY
    drawCode(paper, label.address, { x: x + CODE.left, y: y + CODE.top, side: CODE.size })
    drawText(paper, label, x + TEXT.left, y)
  }
  const end = () =>
    new Promise<void>((resolve) => {
      paper.once('end', resolve)
      paper.end()
    })
  return { add, end }
}

function drawText(paper: Paper, label: Label, x: number, y: number) {
  const { width } = TEXT
  write(paper, label.model_name, x, y + 6 * MM, { size: 9, lines: 2, width })
  write(paper, label.model_number, x, y + 15.5 * MM, { size: 8, lines: 1, width })
  write(paper, label.serial_number, x, y + 20 * MM, { size: 9, lines: 2, width })
}
