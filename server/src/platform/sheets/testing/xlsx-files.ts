import { bytes, zipped, type ZipEntry } from '../zipped.ts'

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

export interface XlsxParts {
  /** content of `<sheetData>` */
  rows?: string
  /** the whole sheet, instead of `rows` */
  sheet?: string | Iterable<Uint8Array>
  sharedStrings?: string
  styles?: string
  /** attributes of `<workbookPr>` */
  workbook?: string
  contentTypes?: string
  more?: ZipEntry[]
}

/** An .xlsx assembled by hand, so that each part of it can be wrong. */
export async function xlsxFile({
  rows = '',
  sheet = `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`,
  sharedStrings = '',
  styles = '',
  workbook = '',
  contentTypes = '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
  more = [],
}: XlsxParts): Promise<Buffer> {
  return zipFile([
    part('[Content_Types].xml', contentTypes),
    part(
      'xl/workbook.xml',
      `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><workbookPr ${workbook}/>` +
        '<sheets><sheet name="One" sheetId="1" r:id="rId7"/><sheet name="Two" sheetId="2" r:id="rId8"/></sheets></workbook>',
    ),
    part(
      'xl/_rels/workbook.xml.rels',
      `<Relationships>${relation('rId8', 'worksheet', 'worksheets/sheet2.xml')}` +
        `${relation('rId7', 'worksheet', '/xl/worksheets/sheet1.xml')}${relation('rId1', 'styles', 'styles.xml')}` +
        `${relation('rId2', 'sharedStrings', 'sharedStrings.xml')}</Relationships>`,
    ),
    part('xl/styles.xml', `<styleSheet xmlns="${MAIN}">${styles}</styleSheet>`),
    part('xl/sharedStrings.xml', `<sst xmlns="${MAIN}">${sharedStrings}</sst>`),
    { name: 'xl/worksheets/sheet1.xml', content: bytes(typeof sheet === 'string' ? Buffer.from(sheet) : sheet) },
    ...more,
  ])
}

/** An archive of these entries, as bytes. */
export const zipFile = async (entries: ZipEntry[]): Promise<Buffer> =>
  Buffer.concat(await Array.fromAsync(zipped([entries])))

const part = (name: string, xml: string): ZipEntry => ({ name, content: bytes(Buffer.from(xml)) })

const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`

/** A row of texts. */
export const textRow = (...texts: string[]) =>
  `<row>${texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`

/** The columns of the register of units. */
export const HEADER = textRow('model_name', 'model_number', 'serial_number')

/** The same bytes repeated, as in a bomb. */
export function* repeated(head: string, text: string, times: number, tail: string) {
  yield Buffer.from(head)
  const chunk = Buffer.from(text.repeat(1000))
  for (let i = 0; i < times / 1000; i++) yield chunk
  yield Buffer.from(tail)
}

/**
 * An .xlsx as SheetJS 0.18 writes it: a macro type declared for an extension that no part has, and texts as results of
 * formulas.
 */
export const sheetJsFile = (rows: readonly (readonly (string | number)[])[]) =>
  xlsxFile({
    contentTypes:
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/>' +
      '<Default Extension="bin" ContentType="application/vnd.ms-excel.sheet.binary.macroEnabled.main"/>' +
      '<Default Extension="vml" ContentType="application/vnd.openxmlformats-officedocument.vmlDrawing"/>' +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      '<Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>' +
      '<Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>',
    sheet:
      `<worksheet xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheetViews><sheetView workbookViewId="0"/></sheetViews>` +
      `<sheetData>${rows.map(sheetJsRow).join('')}</sheetData></worksheet>`,
  })

const sheetJsRow = (cells: readonly (string | number)[], index: number) => {
  const cell = (value: string | number, column: number) => {
    const place = `r="${String.fromCharCode(65 + column)}${index + 1}"`
    return typeof value === 'number' ? `<c ${place}><v>${value}</v></c>` : `<c ${place} t="str"><v>${value}</v></c>`
  }
  return `<row r="${index + 1}">${cells.map(cell).join('')}</row>`
}
