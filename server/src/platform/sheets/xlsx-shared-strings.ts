import { m } from 'contract/messages'
import { LIMITS } from './limits.ts'
import { tooLarge } from './sheet-refusal.ts'
import { readXml } from './xml.ts'

/** The texts that cells refer to by number, without Excel's phonetic hints. */
export async function readSharedStrings(chunks: AsyncIterable<Uint8Array>): Promise<string[]> {
  const strings: string[] = []
  let characters = 0
  let text = ''
  let isText = false
  let isPhonetic = false
  await readXml(chunks, {
    open: (name) => {
      if (name === 'si') text = ''
      if (name === 'rPh') isPhonetic = true
      isText = name === 't' && !isPhonetic
    },
    text: (part) => {
      if (isText) text += part
    },
    close: (name) => {
      isText = false
      if (name === 'rPh') isPhonetic = false
      if (name !== 'si') return
      characters += text.length
      if (strings.length >= LIMITS.sharedStrings || characters > LIMITS.sharedCharacters)
        throw tooLarge(m.sheets_file_holds_more_text_than_read())
      strings.push(withoutEscapes(text))
    },
  })
  return strings
}

/** Excel writes characters that XML cannot hold as `_x000D_`. */
export const withoutEscapes = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text
