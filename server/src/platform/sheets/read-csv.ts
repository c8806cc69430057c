import { m } from 'contract/messages'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { parse } from 'csv-parse'
import { encodingOf } from '../core/text-encoding.ts'
import { LIMITS } from './limits.ts'
import { refuseOutsize, type RawCell, type TakeRow } from './raw-row.ts'
import { tooLarge } from './sheet-refusal.ts'

/**
 * Passes on the rows of a text file with commas, semicolons or tabs, in UTF-8 or UTF-16. Line ends may differ within it, as they do in
 * files that were joined.
 */
export async function readCsv(path: string, take: TakeRow): Promise<void> {
  const chunks = textOf(path)
  const first = await chunks.next()
  const { delimiter, start } = dialectOf(first.value ?? '')
  const text = async function* () {
    yield (first.value ?? '').slice(start)
    yield* chunks
  }
  const records = Readable.from(text()).pipe(
    parse({
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: LIMITS.tagDistance,
    }),
  )
  let row = 0
  for await (const fields of records as AsyncIterable<string[]>) {
    row += 1
    if (row > LIMITS.rows) throw tooLarge(m.sheets_sheet_more_rows_than_read_once())
    const cells: RawCell[] = []
    fields.forEach((text, column) => {
      if (text === '') return
      refuseOutsize(row, column, text)
      cells.push({ column, text, isFormula: text.startsWith('=') })
    })
    if (cells.length > 0) take({ row, cells })
  }
}

/** The text of a file in pieces, without its byte order mark; the first piece is some ten thousand characters or all. */
async function* textOf(path: string): AsyncGenerator<string, void, undefined> {
  let decoder: InstanceType<typeof TextDecoder> | undefined
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    decoder ??= new TextDecoder(encodingOf(chunk))
    yield decoder.decode(chunk, { stream: true })
  }
  const rest = decoder?.decode()
  if (rest) yield rest
}

const DELIMITERS = [',', ';', '\t']

/** What separates cells, and where the first row starts: below a line `sep=;`, which only tells programs that. */
function dialectOf(text: string): { delimiter: string; start: number } {
  const told = /^"?sep=([^"\r\n])"?(?:\r\n|\n|\r)/i.exec(text)
  if (told) return { delimiter: told[1]!, start: told[0].length }
  return { delimiter: delimiterOf(text), start: 0 }
}

/** The most frequent separator in the first line, outside quotes. */
function delimiterOf(text: string): string {
  // Trimmed before the quoted names go: LibreOffice quotes all of them, and only tabs are left.
  const [line = ''] = text
    .trimStart()
    .replace(/"[^"]*"/g, '')
    .split(/[\r\n]/, 1)
  const counts = DELIMITERS.map((delimiter) => line.split(delimiter).length)
  return DELIMITERS[counts.indexOf(Math.max(...counts))]!
}
