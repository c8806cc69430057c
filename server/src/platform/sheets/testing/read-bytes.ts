import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Problem } from '../../core/problems.ts'
import { readSheet, type SheetColumn, type SheetRow } from '../read-sheet.ts'

export const UNIT_COLUMNS: SheetColumn[] = [
  { name: 'model_name', required: true },
  { name: 'model_number', aliases: ['Model No'], required: true },
  { name: 'serial_number', required: true },
]

/** Reads these bytes as an uploaded sheet. */
export async function readBytes(
  bytes: Uint8Array | string,
  columns: SheetColumn[] = UNIT_COLUMNS,
  maxRows = 10_000,
): Promise<SheetRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'baltra-sheet-'))
  try {
    const path = join(folder, 'sheet')
    await writeFile(path, bytes)
    return await readSheet(path, { columns, maxRows })
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** The refusal of these bytes as an uploaded sheet: `422 The column “serial_number” is missing`. */
export async function refusalOf(bytes: Uint8Array | string, columns?: SheetColumn[]): Promise<string> {
  try {
    const rows = await readBytes(bytes, columns)
    return `${rows.length} rows`
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return `${error.statusCode} ${error.message}`
  }
}
