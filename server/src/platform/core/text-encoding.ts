export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be'

/** The encoding of a text, by its byte order mark; without one it is UTF-8. */
export function encodingOf(head: Uint8Array): TextEncoding {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  return head[0] === 0xfe && head[1] === 0xff ? 'utf-16be' : 'utf-8'
}
