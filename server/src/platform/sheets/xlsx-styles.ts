import { m } from 'contract/messages'
import { LIMITS } from './limits.ts'
import { tooLarge } from './sheet-refusal.ts'
import { readXml } from './xml.ts'

/** How a style shows numbers. */
export type Shown = 'plain' | 'day' | 'time' | 'scientific' | { digits: number }

/** How each style of a workbook shows numbers, by the index used in cells. */
export async function readStyles(chunks: AsyncIterable<Uint8Array>): Promise<Shown[]> {
  const formats = new Map<string, Shown>()
  const styles: Shown[] = []
  let areCells = false
  await readXml(chunks, {
    open: (name, { numFmtId = '0', formatCode = '' }) => {
      if (name === 'numFmt') formats.set(numFmtId, shownBy(formatCode))
      if (name === 'cellXfs') areCells = true
      if (name === 'xf' && areCells) styles.push(formats.get(numFmtId) ?? builtIn(Number(numFmtId)))
      if (styles.length > LIMITS.sharedStrings) throw tooLarge(m.sheets_file_holds_more_styles_than_spreadsheet())
    },
    close: (name) => {
      if (name === 'cellXfs') areCells = false
    },
  })
  return styles
}

/** The built-in formats: 11 and 48 are scientific, 14 to 17 and 22 days, 18 to 21 and 45 to 47 times, and those of East Asia. */
function builtIn(id: number): Shown {
  if (id === 11 || id === 48) return 'scientific'
  if ((id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)) return 'day'
  return (id >= 18 && id <= 21) || (id >= 45 && id <= 47) ? 'time' : 'plain'
}

/** The kind of value a format code shows, ignoring quoted words, escaped letters, colours and placeholders. */
function shownBy(code: string): Shown {
  const [first = ''] = code.replace(/"[^"]*"|\\.|_.|\*./g, '').split(';')
  const letters = first.replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '')
  if (/general/i.test(letters)) return 'plain'
  if (/[0#?]E[+-]/i.test(letters)) return 'scientific'
  if (/[yd]/i.test(letters)) return 'day'
  if (/[hs]/i.test(letters)) return 'time'
  return /^0{2,30}$/.test(letters) ? { digits: letters.length } : 'plain'
}
