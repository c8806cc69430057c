import { safeText, timeText, type CellValue } from './cell-value.ts'
import { LIMITS } from './limits.ts'
import type { WrittenColumn } from './written-column.ts'
import { bytes, zipped, type ZipEntry } from './zipped.ts'

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const DOCUMENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** A sheet of an .xlsx: columns under a fixed header, and rows page by page. */
export interface XlsxSheet<Row> {
  name: string
  columns: readonly WrittenColumn<Row>[]
  pages: AsyncIterable<readonly Row[]>
}

/**
 * An .xlsx, written row by row. Libraries need all rows first and block the event loop while they compress; a plain
 * sheet needs only these few parts.
 */
// Each sheet has rows of its own type.
// oxlint-disable-next-line typescript/no-explicit-any
export const xlsxOf = (...sheets: XlsxSheet<any>[]): AsyncGenerator<Uint8Array> => zipped([partsOf(sheets)])

const partsOf = (sheets: XlsxSheet<unknown>[]): ZipEntry[] => [
  part(
    '[Content_Types].xml',
    `<Types xmlns="${PACKAGE}/content-types">` +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      `<Override PartName="/xl/workbook.xml" ContentType="${DOCUMENT}.sheet.main+xml"/>` +
      `<Override PartName="/xl/styles.xml" ContentType="${DOCUMENT}.styles+xml"/>` +
      `${sheets.map((_, i) => `<Override PartName="/${pathOf(i)}" ContentType="${DOCUMENT}.worksheet+xml"/>`).join('')}</Types>`,
  ),
  part('_rels/.rels', relations([['officeDocument', 'xl/workbook.xml']])),
  part(
    'xl/_rels/workbook.xml.rels',
    relations([...sheets.map((_, i): Target => ['worksheet', `/${pathOf(i)}`]), ['styles', 'styles.xml']]),
  ),
  part(
    'xl/workbook.xml',
    `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>` +
      `${sheets.map(({ name }, i) => `<sheet name="${escaped(sheetName(name))}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`).join('')}</sheets></workbook>`,
  ),
  part('xl/styles.xml', STYLES),
  ...sheets.map(({ columns, pages }, i) => ({ name: pathOf(i), content: () => sheetXml(columns, pages) })),
]

const pathOf = (index: number) => `xl/worksheets/sheet${index + 1}.xml`

type Target = [type: string, target: string]

const part = (name: string, xml: string): ZipEntry => ({ name, content: bytes(Buffer.from(XML + xml)) })

const relations = (targets: Target[]) =>
  `<Relationships xmlns="${PACKAGE}/relationships">${targets
    .map(([type, target], i) => `<Relationship Id="rId${i + 1}" Type="${RELATIONS}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`

const sheetName = (name: string) => name.replace(/[[\]:*?/\\']/g, ' ').slice(0, 31)

const PLAIN = '<border><left/><right/><top/><bottom/><diagonal/></border>'
const HEAD_STYLE = 1
const TIME_STYLE = 2
const TEXT_STYLE = 3
const DAY_STYLE = 4
const STYLES =
  `<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/>` +
  '<numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd"/></numFmts>' +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  `<borders count="1">${PLAIN}</borders>` +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  '<cellXfs count="5"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
  '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>' +
  '<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
  '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
  '<xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>'

const USUAL_WIDTH = 20

async function* sheetXml<Row>(columns: readonly WrittenColumn<Row>[], pages: AsyncIterable<readonly Row[]>) {
  const widths = columns
    .map(
      ({ width = USUAL_WIDTH, isText = false }, i) =>
        `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1" style="${isText ? TEXT_STYLE : 0}"/>`,
    )
    .join('')
  yield Buffer.from(
    `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">` +
      '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
      `<cols>${widths}</cols><sheetData><row>${columns.map(({ header }) => textCell(header, HEAD_STYLE)).join('')}</row>`,
  )
  for await (const page of pages)
    yield Buffer.from(page.map((row) => `<row>${columns.map((column) => cellOf(column, row)).join('')}</row>`).join(''))
  yield Buffer.from('</sheetData></worksheet>')
}

/** The first day that spreadsheets count alike: before March 1900 Excel has a day too many. */
const FIRST_DAY = '1900-03-01'

function cellOf<Row>({ value, isDay }: WrittenColumn<Row>, row: Row): string {
  const content = value(row)
  if (!isDay || typeof content !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(content) || content < FIRST_DAY)
    return cell(content)
  return `<c s="${DAY_STYLE}"><v>${(Date.parse(content) - Date.UTC(1899, 11, 30)) / 86_400_000}</v></c>`
}

function cell(value: CellValue): string {
  if (value === null || value === '') return '<c/>'
  if (value instanceof Date) return `<c s="${TIME_STYLE}"><v>${dayNumber(value)}</v></c>`
  return typeof value === 'number' ? `<c><v>${value}</v></c>` : textCell(safeText(value))
}

const textCell = (text: string, style = 0) =>
  `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(text.slice(0, LIMITS.cellCharacters))}</t></is></c>`

/** Days since the end of 1899, in Nepal time. */
const dayNumber = (date: Date) =>
  (Date.parse(`${timeText(date).replace(' ', 'T')}:00Z`) - Date.UTC(1899, 11, 30)) / 86_400_000

// oxlint-disable-next-line no-control-regex -- XML cannot hold them
const UNWRITABLE = /[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g
const MARKS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '&#13;' }

const escaped = (text: string) =>
  text
    .toWellFormed()
    .replace(UNWRITABLE, '')
    // What looks like an escape of .xlsx is a text of ours.
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(/[&<>"\r]/g, (mark) => MARKS[mark]!)
