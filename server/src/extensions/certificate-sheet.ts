import { BRAND } from 'contract/core/brand'
import { dayText } from '../core/format.ts'
import { drawCode } from '../papers/code.ts'
import { drawWordmark, heightOf, openPaper, write, type Paper } from '../papers/paper.ts'
import { losesCharacters } from '../papers/printable.ts'

/** The contents of a certificate. Days as `YYYY-MM-DD`. */
export interface Certificate {
  model_name: string
  model_num: string
  serial_number: string
  store_name: string
  store_location: string
  purchase_date: string
  warranty_expiry: string
  issued: string
  extension: { months: number; type: string; reference: string; previous_expiry: string } | null
  /** the address that checks it, in its QR code */
  address: string
}

const PAGE = { width: 595.28, height: 841.89, margin: 56 }
const WIDTH = PAGE.width - 2 * PAGE.margin
const { ink2: INK_2, ink3: INK_3, line2: LINE } = BRAND.colours

/**
 * One A4 page: the brand, the last day in large type, the rating plate of the appliance, and the code that checks it.
 */
export async function drawCertificate(certificate: Certificate): Promise<Buffer> {
  const paper = await openPaper(`Warranty certificate ${certificate.serial_number}`)
  const bytes = paper.toArray()
  const line = { width: WIDTH }
  drawWordmark(paper, { x: PAGE.margin, y: 52, height: 27 })
  write(paper, 'Warranty certificate', PAGE.margin, 132, { ...line, size: 34 })
  write(paper, 'This appliance is under warranty until', PAGE.margin, 192, { ...line, size: 13, colour: INK_2 })
  write(paper, dayText(certificate.warranty_expiry), PAGE.margin, 210, { ...line, size: 46 })
  const plate = rowsOf(certificate)
  const below = drawPlate(paper, plate, 300)
  drawCheck(paper, certificate, below + 36)
  const sentences = [`Issued on ${dayText(certificate.issued)}.`]
  if (plate.flat().some(([, value]) => losesCharacters(value)))
    sentences.push('Characters that this typeface lacks stand as a question mark.')
  write(paper, sentences.join(' '), PAGE.margin, PAGE.height - 74, { ...line, size: 9.5, colour: INK_3 })
  paper.end()
  return Buffer.concat(await bytes)
}

type Row = readonly (readonly [label: string, value: string])[]

function drawPlate(paper: Paper, rows: readonly Row[], top: number): number {
  const half = WIDTH / 2
  let y = top
  for (const row of rows) {
    const cells = row.map(([label, value], at) => ({ label, value, x: PAGE.margin + at * half }))
    const width = row.length === 1 ? WIDTH : half
    const height = 34 + Math.max(...cells.map(({ value }) => heightOf(paper, value, VALUE, width - 28)))
    for (const { label, value, x } of cells) {
      paper.rect(x, y, width, height).lineWidth(0.75).stroke(LINE)
      write(paper, label, x + 14, y + 10, { size: 9.5, colour: INK_3 })
      write(paper, value, x + 14, y + 24, { size: VALUE, width: width - 28 })
    }
    y += height
  }
  return y
}

const VALUE = 13

const rowsOf = (certificate: Certificate): Row[] => [
  [
    ['Model', certificate.model_name],
    ['Model number', certificate.model_num],
  ],
  [
    ['Serial number', certificate.serial_number],
    ['Purchase date', dayText(certificate.purchase_date)],
  ],
  [['Bought at', [certificate.store_name, certificate.store_location].filter(Boolean).join(', ')]],
  [['Extension', extensionOf(certificate)]],
]

function extensionOf({ extension }: Certificate): string {
  if (!extension) return 'None'
  const { months, type, reference, previous_expiry } = extension
  return `${months} months (${type}) from ${dayText(previous_expiry)}, reference ${reference}`
}

function drawCheck(paper: Paper, { address }: Certificate, y: number) {
  const side = 118
  drawCode(paper, address, { x: PAGE.margin - 12, y: y - 12, side })
  const x = PAGE.margin + side + 6
  const width = WIDTH - side - 6
  write(paper, 'Is it still valid?', x, y + 4, { size: 15 })
  write(
    paper,
    'Scan the code, or open the address below, and enter the last four digits of the owner’s phone. The page says until when the warranty runs, and nothing about the owner.',
    x,
    y + 28,
    { size: 10.5, colour: INK_2, width },
  )
  write(paper, address.replace(/^https?:\/\//, '').replace(/\?.*/, ''), x, y + 80, { size: 10.5, width })
}
