/** What rich text may hold: as the server's list for storing. */
const ALLOWED = new Set(['ul', 'ol', 'li', 'h3', 'h4', 'p', 'br', 'b', 'strong', 'i', 'em', 'u', 'a'] as const)
export type RichTag = typeof ALLOWED extends Set<infer Tag> ? Tag : never

export interface RichElement {
  tag: RichTag
  /** of a link */
  href?: string
  children: RichNode[]
}
export type RichNode = string | RichElement

const TOKEN = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|[^<]+|</gi
const DEEPEST = 30

/**
 * Reads stored rich text into a tree of what is allowed. Anything else gives its text only; nothing is ever handed to the
 * browser as markup.
 */
export function richTextTree(html: string): RichNode[] {
  const root: RichNode[] = []
  const open: RichElement[] = []
  for (const [token, closing, name = '', attributes = ''] of html.matchAll(TOKEN)) {
    const children = open.at(-1)?.children ?? root
    const tag = name.toLowerCase()
    if (name === '') {
      // A line break between two elements is the writing of the markup, not of the text.
      if (!token.startsWith('<!--') && !/^\s*\n\s*$/.test(token)) children.push(decoded(token))
    } else if (!isAllowed(tag)) continue
    else if (closing) closeUntil(open, tag)
    else {
      const element: RichElement = { tag, ...linkOf(tag, attributes), children: [] }
      children.push(element)
      if (tag !== 'br' && open.length < DEEPEST) open.push(element)
    }
  }
  return root
}

/** The words alone, for a table. */
export const plainText = (html: string): string => wordsOf(richTextTree(html)).replace(/\s+/g, ' ').trim()

const wordsOf = (nodes: readonly RichNode[]): string =>
  nodes
    .map((node) => (typeof node === 'string' ? node : `${wordsOf(node.children)}${isBlock(node) ? ' ' : ''}`))
    .join('')

const BLOCKS: ReadonlySet<RichTag> = new Set(['h3', 'h4', 'p', 'li', 'br'])
const isBlock = ({ tag }: RichElement) => BLOCKS.has(tag)

const isAllowed = (tag: string): tag is RichTag => (ALLOWED as ReadonlySet<string>).has(tag)

function closeUntil(open: RichElement[], tag: string) {
  const at = open.findLastIndex((element) => element.tag === tag)
  if (at >= 0) open.length = at
}

/** An address only of the kinds that go somewhere and run nothing. */
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
