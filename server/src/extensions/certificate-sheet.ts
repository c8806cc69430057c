import { BRAND } from 'contract/core/brand'
import { m } from 'contract/messages'
import { dayInBoth, dayTexts, numberIn, type Reader } from '../core/format.ts'
import { drawCode } from '../papers/code.ts'
import type { Letterhead } from '../papers/letterhead.ts'
import { drawWordmark, heightOf, openPaper, write, type Paper } from '../papers/paper.ts'
import { losesCharacters } from '../papers/printable.ts'

/** The contents of a certificate, and how its owner reads. Days as `YYYY-MM-DD`. */
export interface Certificate extends Reader {
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
  letterhead: Letterhead
}

const PAGE = { width: 595.28, height: 841.89, margin: 56 }
const WIDTH = PAGE.width - 2 * PAGE.margin
const { ink2: INK_2, ink3: INK_3, line2: LINE } = BRAND.colours

/**
 * One A4 page: the brand, the last day in large type, the rating plate of the appliance, and the code that checks it.
 */
export async function drawCertificate(certificate: Certificate): Promise<Buffer> {
  const { locale, serial_number: serial, letterhead } = certificate
  const title = m.papers_certificate_title({ serial }, { locale })
  const paper = await openPaper(title, { author: letterhead.name, lang: locale })
  const bytes = paper.toArray()
  const line = { width: WIDTH }
  drawWordmark(paper, letterhead, { x: PAGE.margin, y: 52, height: 27 })
  write(paper, m.papers_certificate({}, { locale }), PAGE.margin, 132, { ...line, size: 34 })
  const until = m.papers_certificate_until({}, { locale })
  write(paper, until, PAGE.margin, 192, { ...line, size: 13, colour: INK_2 })
  const [day, other] = dayTexts(certificate.warranty_expiry, certificate)
  write(paper, day, PAGE.margin, 213, { ...line, size: 46 })
  if (other) write(paper, other, PAGE.margin, 271, { ...line, size: 13, colour: INK_2 })
  const plate = rowsOf(certificate)
  const below = drawPlate(paper, plate, 300)
  drawCheck(paper, certificate, below + 36)
  const sentences = [m.papers_certificate_issued({ day: dayInBoth(certificate.issued, certificate) }, { locale })]
  if (plate.flat().some(([, value]) => losesCharacters(value)))
    sentences.push(m.papers_missing_characters({}, { locale }))
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

function rowsOf(certificate: Certificate): Row[] {
  const said = { locale: certificate.locale }
  const shop = [certificate.store_name, certificate.store_location].filter(Boolean).join(', ')
  return [
    [
      [m.papers_model({}, said), certificate.model_name],
      [m.papers_model_number({}, said), certificate.model_num],
    ],
    [
      [m.papers_serial_number({}, said), certificate.serial_number],
      [m.papers_purchase_date({}, said), dayInBoth(certificate.purchase_date, certificate)],
    ],
    [[m.papers_bought_at({}, said), shop]],
    [[m.papers_extension({}, said), extensionOf(certificate)]],
  ]
}

function extensionOf({ extension, ...reader }: Certificate): string {
  if (!extension) return m.papers_extension_none({}, reader)
  const { months, type, reference, previous_expiry } = extension
  return m.papers_extension_of(
    { months: numberIn(reader.locale, months), type, day: dayInBoth(previous_expiry, reader), reference },
    reader,
  )
}

function drawCheck(paper: Paper, { address, locale }: Certificate, y: number) {
  const side = 118
  drawCode(paper, address, { x: PAGE.margin - 12, y: y - 12, side })
  const x = PAGE.margin + side + 6
  const width = WIDTH - side - 6
  write(paper, m.papers_check({}, { locale }), x, y + 4, { size: 15 })
  const how = write(paper, m.papers_check_how({}, { locale }), x, y + 28, { size: 10.5, colour: INK_2, width })
  write(paper, address.replace(/^https?:\/\//, '').replace(/\?.*/, ''), x, Math.max(y + 80, how + 6), {
    size: 10.5,
    width,
  })
}
