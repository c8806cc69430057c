import { BRAND } from 'contract/core/brand'
import { monthsText } from 'contract/core/dates/durations'
import { m } from 'contract/messages'
import type { PromisedPart } from 'contract/registrations/endpoints'
import { tierText } from 'contract/customers/tier-text'
import { dayInBoth, dayTexts, isForecastIn, numberIn, type Reader } from '../platform/core/format.ts'
import { drawCode } from '../platform/papers/code.ts'
import type { Letterhead } from '../platform/papers/letterhead.ts'
import { drawWordmark, heightOf, openPaper, write, type Paper } from '../platform/papers/paper.ts'
import { losesCharacters } from '../platform/papers/printable.ts'
import type { CertificateWords } from './certificate-words.ts'

/** The contents of a certificate, and how its owner reads. Days as `YYYY-MM-DD`. */
export interface Certificate extends Reader {
  model_name: string
  model_num: string
  serial_number: string
  store_name: string
  store_location: string
  purchase_date: string
  warranty_expiry: string
  /** those with a warranty of their own */
  parts: readonly PromisedPart[]
  issued: string
  extension: { months: number; type: string; reference: string; previous_expiry: string } | null
  /** the address that checks it, in its QR code */
  address: string
  letterhead: Letterhead
  words: CertificateWords
}

const PAGE = { width: 595.28, height: 841.89, margin: 56 }
const WIDTH = PAGE.width - 2 * PAGE.margin
/** Above the line with the day of issue. */
const BOTTOM = PAGE.height - 88
const { ink2: INK_2, ink3: INK_3, line2: LINE } = BRAND.colours

/**
 * One A4 page: the brand, the last day in large type, the rating plate of the appliance, and the code that checks it. What
 * long words leave no room for follows on a second one.
 */
export async function drawCertificate(certificate: Certificate): Promise<Buffer> {
  const { locale, serial_number: serial, letterhead, words } = certificate
  const title = m.papers_certificate_title({ serial }, { locale })
  const paper = await openPaper(title, { author: letterhead.name, lang: locale })
  const bytes = paper.toArray()
  const line = { width: WIDTH }
  drawWordmark(paper, letterhead, { x: PAGE.margin, y: 52, height: 27 })
  write(paper, m.papers_certificate({}, { locale }), PAGE.margin, 132, { ...line, size: 34, as: 'H1' })
  const until = write(paper, words.until, PAGE.margin, 192, { ...line, size: 13, colour: INK_2 }) + 4
  const [day, other] = dayTexts(certificate.warranty_expiry, certificate)
  const isForecast = isForecastIn(certificate.warranty_expiry, certificate)
  write(paper, day, PAGE.margin, until, { ...line, size: isForecast ? 38 : 46 })
  if (other && isForecast)
    write(paper, m.papers_binding_day({ day: other }, { locale }), PAGE.margin, until + 54, { ...line, size: 17 })
  else if (other) write(paper, other, PAGE.margin, until + 58, { ...line, size: 13, colour: INK_2 })
  const plate = rowsOf(certificate)
  const nextPage = () => {
    paper.addPage()
    return write(paper, title, PAGE.margin, 52, { ...line, size: 9.5, colour: INK_3, as: 'Artifact' }) + 20
  }
  const below = drawPlate(paper, plate, { top: until + 87, nextPage })
  const check = drawCheck(paper, certificate, { top: below + 36, nextPage })
  const end = { ...line, size: 10.5, colour: INK_2 }
  const hasRoom = check + 18 + heightOf(paper, words.end, end.size, WIDTH) <= BOTTOM
  write(paper, words.end, PAGE.margin, hasRoom ? check + 18 : nextPage(), end)
  const sentences = [m.papers_certificate_issued({ day: dayInBoth(certificate.issued, certificate) }, { locale })]
  if (plate.flat().some(([, value]) => losesCharacters(value)))
    sentences.push(m.papers_missing_characters({}, { locale }))
  write(paper, sentences.join(' '), PAGE.margin, PAGE.height - 74, { ...line, size: 9.5, colour: INK_3 })
  paper.end()
  return Buffer.concat(await bytes)
}

type Row = readonly (readonly [label: string, value: string])[]

interface Flow {
  top: number
  /** begins another page and returns where its text begins */
  nextPage: () => number
}

function drawPlate(paper: Paper, rows: readonly Row[], { top, nextPage }: Flow): number {
  const half = WIDTH / 2
  let y = top
  for (const row of rows) {
    const cells = row.map(([label, value], at) => ({ label, value, x: PAGE.margin + at * half }))
    const width = row.length === 1 ? WIDTH : half
    const height = 34 + Math.max(...cells.map(({ value }) => heightOf(paper, value, VALUE, width - 28)))
    if (y + height > BOTTOM) y = nextPage()
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
    ...(certificate.parts.length > 0 ? [[[m.papers_warranty_parts({}, said), partsOf(certificate)] as const]] : []),
    [[m.papers_extension({}, said), extensionOf(certificate)]],
  ]
}

const partsOf = ({ parts, ...reader }: Certificate): string =>
  parts
    .map(({ name, months, until }) =>
      m.papers_warranty_part(
        { name, duration: monthsText(months, reader.locale), day: dayInBoth(until, reader) },
        reader,
      ),
    )
    .join('\n')

function extensionOf({ extension, ...reader }: Certificate): string {
  if (!extension) return m.papers_extension_none({}, reader)
  const { months, type, reference, previous_expiry } = extension
  return m.papers_extension_of(
    {
      months: numberIn(reader.locale, months),
      type: tierText(type, reader.locale),
      day: dayInBoth(previous_expiry, reader),
      reference,
    },
    reader,
  )
}

/** The QR code with instructions beside it. Returns where they end. */
function drawCheck(paper: Paper, { address, locale, words }: Certificate, { top, nextPage }: Flow): number {
  const side = 118
  const x = PAGE.margin + side + 6
  const width = WIDTH - side - 6
  const [page] = address.replace(/^https?:\/\//, '').split('?')
  const size = 10.5
  const below = Math.max(80, 28 + heightOf(paper, words.check, size, width) + 6)
  const height = Math.max(side - 24, below + heightOf(paper, page!, size, width))
  const y = top + height > BOTTOM ? nextPage() : top
  drawCode(paper, address, { x: PAGE.margin - 12, y: y - 12, side })
  write(paper, m.papers_check({}, { locale }), x, y + 4, { size: 15, as: 'H2' })
  write(paper, words.check, x, y + 28, { size, colour: INK_2, width })
  write(paper, page!, x, y + below, { size, width })
  return y + height
}
