import { m } from '#messages'
import { digits, whole } from '../ui/format/numbers.ts'

const MEGABYTES = 5

/** Why this file cannot be a spreadsheet to import; undefined when it can. */
export function refuseSheet(file: { name: string; size: number }, accept: readonly string[]): string | undefined {
  const ending = /\.[^.]+$/.exec(file.name.toLowerCase())?.[0] ?? ''
  if (ending === '.xls') return m.sheet_import_old_kind()
  if (!accept.includes(ending)) return m.sheet_import_wrong_kind({ endings: endingsInWords(accept) })
  if (file.size === 0) return m.sheet_import_empty({ name: file.name })
  if (file.size > MEGABYTES * 1024 * 1024)
    return m.sheet_import_too_large({ name: file.name, megabytes: whole(MEGABYTES) })
  return undefined
}

/** `.xlsx or .csv` */
export const endingsInWords = (endings: readonly string[]): string => endings.join(m.sheet_import_or())

/** `12 KB`, `1.4 MB` */
export const sizeInWords = (bytes: number): string =>
  digits(bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`)

/**
 * The file as it is now, in memory: a spreadsheet that was saved again since it was chosen can no longer be read, and
 * the browser would call that a lost connection.
 */
export async function readNow(file: File): Promise<File | undefined> {
  try {
    return new File([await file.arrayBuffer()], file.name, { type: file.type })
  } catch {
    return undefined
  }
}
