import { m } from 'contract/messages'
import { SaxesParser } from 'saxes'
import { LIMITS } from './limits.ts'
import { SheetRefusal, tooLarge } from './sheet-refusal.ts'

export interface XmlListener {
  /** names without their prefix */
  open?: (name: string, attributes: Record<string, string>) => void
  close?: (name: string) => void
  text?: (text: string) => void
}

/**
 * Parses XML as a stream and holds no more than a chunk and one text of it. Refuses entity declarations and nesting
 * deeper than a sheet needs.
 */
export async function readXml(chunks: AsyncIterable<Uint8Array>, listener: XmlListener): Promise<void> {
  const parser = new SaxesParser({ xmlns: false as const, position: false })
  let depth = 0
  parser.on('doctype', () => {
    throw new SheetRefusal(m.sheets_file_declares_entities_no_spreadsheet_needs())
  })
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1
    if (depth > LIMITS.depth) throw tooLarge(m.sheets_file_nested_deeper_than_spreadsheet())
    listener.open?.(localName(name), attributes)
  })
  parser.on('closetag', ({ name }) => {
    depth -= 1
    listener.close?.(localName(name))
  })
  parser.on('text', (text) => listener.text?.(text))
  parser.on('cdata', (text) => listener.text?.(text))

  const decoder = new TextDecoder()
  const distance = tagDistance()
  for await (const chunk of chunks) {
    const text = decoder.decode(chunk, { stream: true })
    distance(text)
    parser.write(text)
  }
  parser.close()
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

/** The value of an attribute with any prefix: `r:id`. */
export const prefixed = (attributes: Record<string, string>, name: string): string | undefined =>
  Object.entries(attributes).find(([key]) => key.endsWith(`:${name}`))?.[1]

/** The parser buffers a text or tag until its end; this stops one that grows too large. */
function tagDistance() {
  let sinceTag = 0
  return (text: string) => {
    const first = text.indexOf('<')
    const last = text.lastIndexOf('<')
    if (sinceTag + (first === -1 ? text.length : first) > LIMITS.tagDistance)
      throw tooLarge(m.sheets_text_file_too_long_cell())
    sinceTag = last === -1 ? sinceTag + text.length : text.length - last
  }
}
