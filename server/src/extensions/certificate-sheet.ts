import { readFile } from 'node:fs/promises'
import PDFDocument from 'pdfkit'
import { BRAND } from 'contract/brand'
import { dayText } from '../in-words.ts'
import { drawCode } from '../units/label-sheet.ts'

/** What a certificate says. Days as `YYYY-MM-DD`. */
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
  /** where it is checked: what its code holds */
  address: string
}

type Page = PDFKit.PDFDocument

const PAGE = { width: 595.28, height: 841.89, margin: 56 }
const WIDTH = PAGE.width - 2 * PAGE.margin
const INK = '#17191c'
const INK_2 = '#4d5259'
const INK_3 = '#63686f'
const LINE = '#cfccc7'
const LAMP = '#e0162f'

/** A page of A4: the brand, the last day in large, the rating plate of the appliance, and the code that checks it. */
export async function drawCertificate(certificate: Certificate): Promise<Buffer> {
  const font = await readFile(new URL('../units/fonts/anek-labels.ttf', import.meta.url))
  const title = `Warranty certificate ${certificate.serial_number}`
  const page = new PDFDocument({ size: 'A4', margin: 0, lang: 'en', info: { Title: title, Author: BRAND.name } })
  const bytes = page.toArray()
  page.registerFont('text', font)
  drawWordmark(page)
  write(page, 'Warranty certificate', { y: 132, size: 34 })
  write(page, 'This appliance is under warranty until', { y: 192, size: 13, colour: INK_2 })
  write(page, dayText(certificate.warranty_expiry), { y: 210, size: 46 })
  const below = drawPlate(page, certificate, 300)
  drawCheck(page, certificate, below + 36)
  write(page, `Issued on ${dayText(certificate.issued)}`, { y: PAGE.height - 74, size: 9.5, colour: INK_3 })
  page.end()
  return Buffer.concat(await bytes)
}

/** The lamp of the wordmark is lit: the one red on the page. */
function drawWordmark(page: Page) {
  const { frame, path, lamp } = BRAND.wordmark
  const scale = 27 / frame.height
  page.save()
  page.translate(PAGE.margin - frame.left * scale, 52 - frame.top * scale).scale(scale)
  page.path(path).lineWidth(22).lineCap('round').lineJoin('round').stroke(INK)
  page.circle(lamp.x, lamp.y, 15).fill(LAMP)
  page.restore()
}

function drawPlate(page: Page, certificate: Certificate, top: number): number {
  const half = WIDTH / 2
  let y = top
  for (const row of rowsOf(certificate)) {
    const cells = row.map(([label, value], at) => ({ label, value, x: PAGE.margin + at * half }))
    const width = row.length === 1 ? WIDTH : half
    const height = Math.max(...cells.map(({ value }) => heightOf(page, value, width)))
    for (const { label, value, x } of cells) {
      page.rect(x, y, width, height).lineWidth(0.75).stroke(LINE)
      write(page, label, { x: x + 14, y: y + 10, size: 9.5, colour: INK_3 })
      write(page, value, { x: x + 14, y: y + 24, size: VALUE, width: width - 28 })
    }
    y += height
  }
  return y
}

const VALUE = 13

const heightOf = (page: Page, value: string, width: number): number =>
  34 +
  page
    .font('text')
    .fontSize(VALUE)
    .heightOfString(value, { width: width - 28, lineGap: GAP * VALUE })

const rowsOf = (certificate: Certificate): [label: string, value: string][][] => [
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

function drawCheck(page: Page, { address }: Certificate, y: number) {
  const side = 118
  drawCode(page, address, { x: PAGE.margin - 12, y: y - 12, side })
  const x = PAGE.margin + side + 6
  const width = WIDTH - side - 6
  write(page, 'Is it still valid?', { x, y: y + 4, size: 15 })
  write(
    page,
    'Scan the code, or open the address below, and enter the last four digits of the owner’s phone. The page says until when the warranty runs, and nothing about the owner.',
    { x, y: y + 28, size: 10.5, colour: INK_2, width },
  )
  write(page, address.replace(/^https?:\/\//, '').replace(/\?.*/, ''), { x, y: y + 80, size: 10.5, width })
}

interface Line {
  y: number
  size: number
  x?: number
  width?: number
  colour?: string
}

/** The typeface leaves room for two storeys of vowel signs, more than a line here has. */
const GAP = -0.3

function write(page: Page, text: string, { x = PAGE.margin, y, size, width = WIDTH, colour = INK }: Line) {
  page.font('text').fontSize(size).fillColor(colour)
  page.text(text, x, y, { width, lineGap: GAP * size })
}
