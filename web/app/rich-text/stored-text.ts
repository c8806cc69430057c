const TOKEN = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|[^<]+|</gi
/** What stays as it is, with all that is in it. */
const WHOLE = new Set(['ul', 'ol', 'h3', 'h4'])
const BLOCKS = new Set([...WHOLE, 'li', 'p'])
const MARKS = new Set(['b', 'strong', 'i', 'em', 'u', 'a'])

/**
 * Stored text for the editor. Paragraphs are stored as lines of plain text; here each line that the shop shows becomes a
 * paragraph again, so that it can be made a list of its own.
 */
export function editorHtml(stored: string): string {
  const lines = new Lines()
  let done = ''
  let inWhole = 0
  for (const [token, closing, name = ''] of stored.matchAll(TOKEN)) {
    const tag = name.toLowerCase()
    if (token.startsWith('<!--')) continue
    if (BLOCKS.has(tag)) {
      if (inWhole === 0) done += lines.takeAll()
      if (WHOLE.has(tag)) inWhole = Math.max(0, inWhole + (closing ? -1 : 1))
      if (tag !== 'p') done += token
    } else if (inWhole > 0) done += inItem(token, tag)
    else if (tag === 'br') lines.end()
    else if (MARKS.has(tag)) lines.mark(token, tag, Boolean(closing))
    else if (tag === '') lines.write(token)
  }
  return done + lines.takeAll()
}

/** The editor's text as it is sent: a blank line is said by line breaks, for empty paragraphs are not stored. */
export const sentHtml = (html: string): string =>
  html.replace(/<\/p>((?:<p><\/p>)+)<p>/g, (_, blank: string) => `<br>${blank.replaceAll('<p></p>', '<br>')}`)

/** In an item or a heading a line break stays one; between items it is only the writing of the markup. */
const inItem = (token: string, tag: string): string => {
  if (tag !== '') return token
  return token.trim() === '' ? token.replace(/\s+/g, ' ') : token.replace(/[^\S\n]*\n\s*/g, '<br>')
}

/** Lines under way; what is emphasised across several is emphasised in each. */
class Lines {
  private done: string[] = []
  private line = ''
  private open: { tag: string; token: string }[] = []

  write(text: string): void {
    const [first = '', ...more] = text.split('\n')
    this.line += first
    for (const part of more) {
      this.end()
      this.line += part
    }
  }

  mark(token: string, tag: string, closing: boolean): void {
    if (!closing) this.open.push({ tag, token })
    else if (this.open.at(-1)?.tag === tag) this.open.pop()
    else return
    this.line += token
  }

  end(): void {
    const closed = this.open.map(({ tag }) => `</${tag}>`).toReversed()
    this.done.push(this.line + closed.join(''))
    this.line = this.open.map(({ token }) => token).join('')
  }

  /** As paragraphs; blank ones at either end are the writing of the markup. */
  takeAll(): string {
    this.end()
    const blank = (line: string) => line.replace(/<[^>]*>/g, '').trim() === ''
    const first = this.done.findIndex((line) => !blank(line))
    const last = this.done.findLastIndex((line) => !blank(line))
    const kept = first < 0 ? [] : this.done.slice(first, last + 1)
    Object.assign(this, { done: [], line: '', open: [] })
    return kept.map((line) => (blank(line) ? '<p></p>' : `<p>${line.trim()}</p>`)).join('')
  }
}
