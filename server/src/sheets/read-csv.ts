import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { parse } from 'csv-parse'
import { LIMITS } from './limits.ts'
import { refuseOutsize, type RawCell, type TakeRow } from './raw-row.ts'
import { tooLarge } from './sheet-refusal.ts'

/** Passes on the rows of a text file with commas, semicolons or tabs. */
export async function readCsv(path: string, take: TakeRow): Promise<void> {
  const records = createReadStream(path).pipe(
    parse({
      bom: true,
      delimiter: await delimiterOf(path),
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: LIMITS.tagDistance,
    }),
  )
  let row = 0
  for await (const fields of records as AsyncIterable<string[]>) {
    row += 1
    if (row > LIMITS.rows) throw tooLarge('The sheet has more rows than are read at once')
    const cells: RawCell[] = []
    fields.forEach((text, column) => {
      if (text === '') return
      refuseOutsize(row, column, text)
      cells.push({ column, text, isFormula: text.startsWith('=') })
    })
    if (cells.length > 0) take({ row, cells })
  }
}

const DELIMITERS = [',', ';', '\t']

/** The most frequent separator in the first line, outside quotes. */
async function delimiterOf(path: string): Promise<string> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(65_536), 0, 65_536, 0)
    const text = buffer
      .toString('utf8', 0, bytesRead)
      .replace(/"[^"]*"/g, '')
      .trimStart()
    const [line = ''] = text.split(/[\r\n]/, 1)
    const counts = DELIMITERS.map((delimiter) => line.split(delimiter).length)
    return DELIMITERS[counts.indexOf(Math.max(...counts))]!
  } finally {
    await file.close()
  }
}
