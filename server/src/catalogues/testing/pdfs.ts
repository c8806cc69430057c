import { deflateSync } from 'node:zlib'

interface Made {
  /** the measure of its one page, in points */
  width?: number
  height?: number
  /** how the page is drawn */
  content?: Buffer | string
  /** more in the trailer */
  trailer?: string
}

/** A PDF of one page, written by hand: a red square on white unless something else is drawn. */
export function pdf({ width = 420, height = 595, content = '1 0 0 rg 100 100 200 200 re f', trailer = '' }: Made = {}) {
  const page = `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Contents 4 0 R>>`
  const drawing = deflateSync(content)
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    page,
    Buffer.concat([
      Buffer.from(`<</Filter/FlateDecode/Length ${drawing.length}>>stream\n`),
      drawing,
      Buffer.from('\nendstream'),
    ]),
  ]
  const parts = [Buffer.from('%PDF-1.7\n')]
  const offsets = objects.map((object, at) => {
    const offset = parts.reduce((sum, part) => sum + part.length, 0)
    parts.push(Buffer.from(`${at + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n'))
    return offset
  })
  const start = parts.reduce((sum, part) => sum + part.length, 0)
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}` +
        `trailer <</Size ${objects.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${start}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}

const KEY = `<${'5a'.repeat(32)}>`

/** Opens with a password that nobody has. */
export const lockedPdf = () =>
  pdf({ trailer: `/ID[${KEY}${KEY}]/Encrypt<</Filter/Standard/V 1/R 2/P -4/O ${KEY}/U ${KEY}>>` })

/** A few hundred kilobytes that unpack to 400 MB. */
export const bombPdf = () => pdf({ content: Buffer.alloc(400_000_000, 32) })
