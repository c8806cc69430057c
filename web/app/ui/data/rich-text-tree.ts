/** The allowed elements, the same as the server stores. */
const ALLOWED = new Set(['ul', 'ol', 'li', 'h3', 'h4', 'p', 'br', 'b', 'strong', 'i', 'em', 'u', 'a'] as const)
type RichTag = typeof ALLOWED extends Set<infer Tag> ? Tag : never

export interface RichElement {
  tag: RichTag
  /** of a link */
  href?: string
  children: RichNode[]
}
export type RichNode = string | RichElement

const TOKEN = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|[^<]+|</gi
const MAX_DEPTH = 30

/**
 * Parses stored rich text into a tree of allowed elements. Anything else is reduced to its text; nothing is ever handed to
 * the browser as markup.
 */
export function richTextTree(html: string): RichNode[] {
  const root: RichNode[] = []
  const open: RichElement[] = []
  for (const [token, closing, name = '', attributes = ''] of html.matchAll(TOKEN)) {
    const children = open.at(-1)?.children ?? root
    const tag = name.toLowerCase()
    if (name === '') {
      if (!token.startsWith('<!--') && !(isIndent(token) && isBesideBlock(children))) children.push(decoded(token))
    } else if (!isAllowed(tag)) continue
    else {
      if (isBlock(tag) && isIndent(children.at(-1))) children.pop()
      if (closing) closeUntil(open, tag)
      else {
        const element: RichElement = { tag, ...linkOf(tag, attributes), children: [] }
        children.push(element)
        if (tag !== 'br' && open.length < MAX_DEPTH) open.push(element)
      }
    }
  }
  return root
}

/** Line breaks beside a block lay out the markup; between words they are part of the text. */
const isIndent = (node: RichNode | undefined) => typeof node === 'string' && /^\s*\n\s*$/.test(node)

function isBesideBlock(siblings: readonly RichNode[]): boolean {
  const before = siblings.at(-1)
  return before === undefined || (typeof before === 'object' && isBlock(before.tag))
}

/** The text without markup, for tables. */
export const plainText = (html: string): string => wordsOf(richTextTree(html)).replace(/\s+/g, ' ').trim()

const wordsOf = (nodes: readonly RichNode[]): string =>
  nodes
    .map((node) =>
      typeof node === 'string' ? node : `${wordsOf(node.children)}${isBlock(node.tag) || node.tag === 'br' ? ' ' : ''}`,
    )
    .join('')

const BLOCKS: ReadonlySet<string> = new Set(['ul', 'ol', 'li', 'h3', 'h4', 'p'])
const isBlock = (tag: string) => BLOCKS.has(tag)

const isAllowed = (tag: string): tag is RichTag => (ALLOWED as ReadonlySet<string>).has(tag)

function closeUntil(open: RichElement[], tag: string) {
  const at = open.findLastIndex((element) => element.tag === tag)
  if (at >= 0) open.length = at
}

/** Only addresses of harmless schemes. */
function linkOf(tag: RichTag, attributes: string): { href?: string } {
  if (tag !== 'a') return {}
  const [, double, single] = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(attributes) ?? []
  const href = decoded(double ?? single ?? '').trim()
  return /^(https?:\/\/|mailto:|tel:)/i.test(href) ? { href } : {}
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

const decoded = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
    if (name) return NAMED[String(name).toLowerCase()] ?? whole
    const point = decimal ? Number(decimal) : Number.parseInt(String(hex), 16)
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : whole
  })
