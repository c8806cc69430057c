import { deflateSync } from 'node:zlib'

interface Made {
  /** the size of its one page, in points */
  width?: number
  height?: number
  /** the drawing operators of the page */
  content?: Buffer | string
  /** additional entries of the trailer, the catalog, the page */
  trailer?: string
  catalog?: string
  page?: string
  /** objects that follow */
  objects?: Buffer[]
}

/** A PDF of one page, written by hand: a red square on white by default. */
export function pdf({ width = 420, height = 595, content = '1 0 0 rg 100 100 200 200 re f', ...more }: Made = {}) {
  const { trailer = '', catalog = '', page: ofPage = '', objects: others = [] } = more
  const page = `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Contents 4 0 R${ofPage}>>`
  const drawing = deflateSync(content)
  const objects = [
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    page,
    Buffer.concat([
      Buffer.from(`<</Filter/FlateDecode/Length ${drawing.length}>>stream\n`),
      drawing,
      Buffer.from('\nendstream'),
    ]),
    ...others,
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

/** Opens only with an unknown password. */
export const lockedPdf = () =>
  pdf({ trailer: `/ID[${KEY}${KEY}]/Encrypt<</Filter/Standard/V 1/R 2/P -4/O ${KEY}/U ${KEY}>>` })

/** A few hundred kilobytes that unpack to 400 MB. */
export const bombPdf = () => pdf({ content: Buffer.alloc(400_000_000, 32) })

const SCRIPT = '<</S/JavaScript/JS(app.alert\\(1\\))>>'
const LINK = '/Type/Annot/Subtype/Link/Rect[0 0 9 9]'

/** Objects packed into a stream. */
function packed(objects: string): Buffer {
  const stream = deflateSync(objects)
  const head = `<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${stream.length}>>stream\n`
  return Buffer.concat([Buffer.from(head), stream, Buffer.from('\nendstream')])
}

const ATTACHED = '<</Type/Filespec/F(a.exe)/EF<</F 4 0 R>>>>'

/** PDFs with active content, by kind. */
export const ACTIVE_PDFS: Record<string, Made> = {
  'runs a script when it opens': { catalog: `/OpenAction${SCRIPT}` },
  'brings a script of its own': { catalog: `/Names<</JavaScript<</Names[(a)${SCRIPT}]>>>>` },
  'runs a script before it prints': { catalog: `/AA<</WP${SCRIPT}>>` },
  'runs a script with its page': { page: `/AA<</O${SCRIPT}>>` },
  'runs a script with a field': {
    catalog: '/AcroForm<</Fields[]>>',
    page: `/Annots[<</Type/Annot/Subtype/Widget/FT/Tx/T(a)/Rect[0 0 9 9]/AA<</K${SCRIPT}>>>>]`,
  },
  'starts a program': { catalog: '/OpenAction<</S/Launch/F(calc.exe)>>' },
  'starts a program under a name that is spelled otherwise': { catalog: '/OpenAction<</S/#4caunch/F(calc.exe)>>' },
  'holds a file': { catalog: `/Names<</EmbeddedFiles<</Names[(a)${ATTACHED}]>>>>` },
  'holds a file on its page': {
    page: `/Annots[<</Type/Annot/Subtype/FileAttachment/Rect[0 0 9 9]/FS${ATTACHED}>>]`,
  },
  'runs a script from a link': { page: `/Annots[<<${LINK}/A${SCRIPT}>>]` },
  'runs a script from its outline': { catalog: `/Outlines<</First<</Title(a)/A${SCRIPT}>>>>` },
  'runs a script after it went to a page': {
    page: `/Annots[<<${LINK}/A<</S/GoTo/D[3 0 R/Fit]/Next${SCRIPT.replace('JavaScript', 'Java#53cript')}>>>>]`,
  },
  'sends a form': { page: `/Annots[<<${LINK}/A<</S/SubmitForm/F(http://a.test)>>>>]` },
  'opens another file': { page: `/Annots[<<${LINK}/A<</S/GoToR/F(a.pdf)/D[0/Fit]>>>>]` },
  'holds a form with scripts of its own': { catalog: '/AcroForm<</Fields[]/XFA 4 0 R>>' },
  'hides a script among packed objects': { objects: [packed(`5 0 <</A${SCRIPT}>>`)] },
}
