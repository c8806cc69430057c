import { richTextTree, type RichElement, type RichNode } from '../ui/data/rich-text-tree.ts'

/** What stays as it is, with everything in it. */
const WHOLE = new Set(['ul', 'ol', 'h3', 'h4'])

/**
 * Stored text for the editor. Paragraphs are stored as lines of plain text; here each line that the shop shows becomes a
 * paragraph again, so that it can be made a separate list.
 */
export function editorHtml(stored: string): string {
  let html = ''
  let lines = ['']
  const endParagraphs = () => {
    html += paragraphs(lines)
    lines = ['']
  }
  const write = (text: string) => lines.push(lines.pop()! + text)

  /** Formats that span several lines are repeated in each. */
  const read = (nodes: readonly RichNode[], formats: readonly RichElement[]) => {
    for (const node of nodes) {
      if (typeof node === 'string') {
        const [first = '', ...more] = node.split('\n')
        write(formatted(first, formats))
        lines.push(...more.map((line) => formatted(line, formats)))
      } else if (node.tag === 'br') lines.push('')
      else if (WHOLE.has(node.tag)) {
        endParagraphs()
        html += markup(node)
      } else if (node.tag === 'p' || node.tag === 'li') {
        endParagraphs()
        read(node.children, formats)
        endParagraphs()
      } else read(node.children, [...formats, node])
    }
  }

  read(richTextTree(stored), [])
  return html + paragraphs(lines)
}

/** The editor's text as it is sent: blank lines become line breaks, because empty paragraphs are not stored. */
export const sentHtml = (html: string): string =>
  html.replace(/<\/p>((?:<p><\/p>)+)<p>/g, (_, blank: string) => `<br>${blank.replaceAll('<p></p>', '<br>')}`)

/** Blank lines at either end only lay out the markup. */
function paragraphs(lines: readonly string[]): string {
  const kept = lines.map((line) => line.trim())
  const first = kept.findIndex(Boolean)
  if (first < 0) return ''
  return kept
    .slice(first, kept.findLastIndex(Boolean) + 1)
    .map((line) => `<p>${line}</p>`)
    .join('')
}

const formatted = (text: string, formats: readonly RichElement[]): string =>
  text.trim() === '' ? text : formats.reduceRight((inner, format) => wrapped(format, inner), escaped(text))

/** A list or a heading, where a line break stays one. */
const markup = (node: RichNode): string => {
  if (typeof node === 'string') return escaped(node).replace(/[^\S\n]*\n\s*/g, '<br>')
  return node.tag === 'br' ? '<br>' : wrapped(node, node.children.map(markup).join(''))
}

const wrapped = ({ tag, href }: RichElement, inner: string): string =>
  `<${tag}${href === undefined ? '' : ` href="${escaped(href)}"`}>${inner}</${tag}>`

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
